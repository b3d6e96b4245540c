import { contract } from '@potager/domain/contract'
import { conceptNames } from '@potager/domain/messages'

/** What a backend must be able to do, in the order of the table, with its French heading. */
export const capabilities = {
  read: 'lecture',
  write: 'écriture',
  paging: 'pages',
  sorting: 'tris, filtres',
  dates: 'dates',
  errors: 'erreurs',
  session: 'session',
  concurrency: 'à deux',
  idempotency: 'répétition',
} as const
export type Capability = keyof typeof capabilities

const conceptOfCall = new Map(
  Object.entries(contract).flatMap(([concept, endpoints]) =>
    Object.values(endpoints).map(({ call }) => [call.name, conceptNames[concept as keyof typeof contract]]),
  ),
)

/** The French name of the concept that a call belongs to. */
export function conceptOf(callName: string): string {
  return conceptOfCall.get(callName) ?? callName
}
