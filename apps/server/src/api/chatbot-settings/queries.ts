import { type ChatbotSettings, readChatbotSettings, type StoredSettings } from '@potager/domain/chatbot-settings'
import type { Queryable } from '../../db/database.ts'

/** The stored settings; defaults, as version 0, while none are stored. */
export async function findChatbotSettings(db: Queryable): Promise<StoredSettings & { version: number }> {
  const [row] = await db.query<{ value: unknown; version: number }>('select value, version from chatbot_settings')
  return { ...readChatbotSettings(row?.value), version: row?.version ?? 0 }
}

/**
 * Stores all settings over the version that was read, or over any when it is absent.
 * @returns the new version; undefined, with nothing written, when the stored version differs
 */
export async function storeChatbotSettings(
  db: Queryable,
  settings: ChatbotSettings,
  read: number | undefined,
): Promise<number | undefined> {
  const [row] = await db.query<{ version: number }>(
    `insert into chatbot_settings as s (value, version) select $1::jsonb, 1
     where coalesce($2::int, 0) = 0 or exists (select 1 from chatbot_settings)
     on conflict (only_row) do update set value = excluded.value, updated_at = now(), version = s.version + 1
     where $2::int is null or s.version = $2::int
     returning version`,
    [JSON.stringify(settings), read ?? null],
  )
  return row?.version
}
