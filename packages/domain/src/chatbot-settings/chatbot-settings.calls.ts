import { call } from '../api/call.ts'
import type { ChatbotSettings } from './chatbot-settings.ts'
import { readChatbotSettings } from './read-settings.ts'

/** The chatbot's settings, the defaults until somebody stored others (extension, B4). */
export const getChatbotSettings = call({
  name: 'getChatbotSettings',
  method: 'GET',
  path: '/admin/chatbot/settings',
  access: 'signed-in',
  extension: true,
  request: () => ({}),
  response: readChatbotSettings,
})

/** Stores all settings at once (extension, B4); 403 for who is neither manager nor admin. */
export const updateChatbotSettings = call({
  name: 'updateChatbotSettings',
  method: 'PUT',
  path: '/admin/chatbot/settings',
  access: 'privileged',
  extension: true,
  request: (settings: ChatbotSettings) => ({ body: settings }),
  response: readChatbotSettings,
})
