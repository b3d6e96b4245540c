import { type ChatbotSettings, defaultChatbotSettings } from '@potager/domain/chatbot-settings'
import { contract } from '@potager/domain/contract'
import { vi } from 'vitest'
import { startServer } from './harness.ts'

type Changes = { [Section in keyof ChatbotSettings]?: Partial<ChatbotSettings[Section]> }

/** A question that the demonstration's base answers. */
export const sampleQuestion = { race: 'Labrador', symptoms: ['vomissements', 'diarrhée'] }

/** Has the program see another hour, until the timers are real again. */
export const moveClock = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms })

/** The assistant of a server of its own, and who changes its settings. */
export async function openAssistantSetup() {
  const server = await startServer({ trustProxy: true })
  const token = await server.tokenOf('gerant')
  return {
    server,
    token,

    /** The settings by default, and nobody asked anything yet. */
    async reset() {
      await server.db.query('delete from chatbot_settings')
      await server.db.query('delete from assistant_minute')
      await server.db.query('delete from call_count')
    },

    /** Stores the defaults with changes. */
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
