import { type ChatSession, createChatSession } from '@potager/domain/chat-session'
import { browseSessions } from '@potager/domain/console'
import type { Question } from '@potager/domain/diagnosis'
import type { Adapter, AdapterContext } from '../adapter.ts'
import { browsed } from './browsed.ts'

/** Chatbot sessions for react-admin. To create one is to ask the chatbot. */
export function sessionsAdapter(context: AdapterContext): Adapter<ChatSession> {
  return {
    ...browsed(context, browseSessions),
    create: (question, options) => context.api.send(createChatSession, question as Question, options),
  }
}
