import { type ChatbotSettings, defaultChatbotSettings } from '@potager/domain/chatbot-settings'
import { contract } from '@potager/domain/contract'
import { vi } from 'vitest'
import { startServer } from './harness.ts'

type Changes = { [Section in keyof ChatbotSettings]?: Partial<ChatbotSettings[Section]> }

/** A question with results in the demo's base. */
export const sampleQuestion = { race: 'Labrador', symptoms: ['vomissements', 'diarrhée'] }

/** Moves the program's clock, until real timers are restored. */
export const moveClock = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms })

/** A server with the assistant, and a caller that changes its settings. */
export async function openAssistantSetup() {
  const server = await startServer({ trustProxy: true })
  const token = await server.tokenOf('gerant')
  return {
    server,
    token,

    /** Restores the default settings and deletes all sessions. */
    async reset() {
      await server.db.query('delete from chatbot_settings')
      await server.db.query('delete from assistant_minute')
      await server.db.query('delete from call_count')
    },

    /** Stores the defaults with these changes. */
    set(changes: Changes) {
      const body = Object.fromEntries(
        Object.entries(defaultChatbotSettings).map(([name, section]) => [
          name,
          { ...section, ...changes[name as keyof ChatbotSettings] },
        ]),
      )
      return server.ok(contract.chatbotSettings.updateChatbotSettings, { token, body })
    },

    consult: (body: object = sampleQuestion) => server.ok(contract.assistant.consultAssistant, { body }),

    tryConsult: (body: object = sampleQuestion, from = '192.0.2.1') =>
      server.ask(contract.assistant.consultAssistant, { body, headers: { 'x-forwarded-for': from } }),
  }
}

export type AssistantSetup = Awaited<ReturnType<typeof openAssistantSetup>>
