import type { Change } from '../adapter.ts'

/** The reason given with a change, if any. */
export function reasonIn({ reason }: Change['data']): { reason?: string } {
  return typeof reason === 'string' && reason !== '' ? { reason } : {}
}
