/** What the server tells the back-office in the page's `#app-config` block. */
export type AppConfig = {
  /** Base of the API without a final slash. */
  apiBase: string
  /** Whether the backend offers more than the specification's calls. */
  extensions: boolean
}

/** Reads the configuration block; a page without a readable one talks to our own server. */
export function readAppConfig(text: string | null | undefined): AppConfig {
  const fallback: AppConfig = { apiBase: '/api', extensions: true }
  if (!text?.trim()) return fallback
  try {
    const given = JSON.parse(text) as Partial<Record<keyof AppConfig, unknown>> | null
    return {
      apiBase: typeof given?.apiBase === 'string' ? given.apiBase.replace(/\/$/, '') : fallback.apiBase,
      extensions: typeof given?.extensions === 'boolean' ? given.extensions : fallback.extensions,
    }
  } catch {
    return fallback
  }
}
