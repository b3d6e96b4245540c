import { paths } from '@potager/domain/paths'

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i

/** The consultation id in a query, or null. */
export function readConsultationId(query: string): string | null {
  const id = new URLSearchParams(query).get('consultation') ?? ''
  return UUID.test(id) ? id : null
}

/** The URL of a consultation, readable while its session lasts. */
export const consultationAddress = (id: string) => `${paths.assistant}?consultation=${encodeURIComponent(id)}`
