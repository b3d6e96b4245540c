import { type Extensions, readExtensions } from '@potager/domain/api'
import type { HouseWords } from '@potager/domain/config'
import type { HousePalette } from '@potager/domain/house'

/** The house as the server wrote it into its own document. */
type DocumentHouse = { words: HouseWords; tokens?: HousePalette }

/** Configuration that the server puts into the page's `#app-config` block. */
export type AppConfig = {
  /** Base URL of the API without a trailing slash. */
  apiBase: string
  /** What the backend has beyond the specification. */
  extensions: Extensions
  /** The house, where it is not the default one. */
  house?: DocumentHouse
}

/** Reads the configuration block; without a valid one the page uses our own server. */
export function readAppConfig(text: string | null | undefined): AppConfig {
  const fallback: AppConfig = { apiBase: '/api', extensions: true }
  if (!text?.trim()) return fallback
  try {
    const given = JSON.parse(text) as Partial<Record<keyof AppConfig, unknown>> | null
    return {
      apiBase: typeof given?.apiBase === 'string' ? given.apiBase.replace(/\/$/, '') : fallback.apiBase,
      extensions: readExtensions(given?.extensions) ?? fallback.extensions,
      ...(given?.house ? { house: given.house as DocumentHouse } : {}),
    }
  } catch {
    return fallback
  }
}
