import { type ChatbotSettings, readChatbotSettings } from '@potager/domain/chatbot-settings'
import type { Queryable } from '../../db/database.ts'

/** The stored settings; the defaults stand in for what was never stored. */
export async function findChatbotSettings(db: Queryable): Promise<ChatbotSettings> {
  const [row] = await db.query<{ value: unknown }>('select value from chatbot_settings')
  return readChatbotSettings(row?.value)
}

/** Stores all settings. */
export async function storeChatbotSettings(db: Queryable, settings: ChatbotSettings): Promise<void> {
  await db.query(
    `insert into chatbot_settings (value) values ($1::jsonb)
     on conflict (only_row) do update set value = excluded.value, updated_at = now()`,
    [JSON.stringify(settings)],
  )
}
