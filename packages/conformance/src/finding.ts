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

/** Result of one check of one call: problems, if any, or why there is nothing to say. */
export type Finding = {
  call: string
  concept: string
  capability: Capability
  check: string
  problems: readonly string[]
  /** Why it was not checked. */
  skipped?: string
  /** An extension that this backend does not have: no fault. */
  absent?: true
}

/** All findings of a run against one backend. */
export type ConformanceReport = {
  base: string
  findings: readonly Finding[]
  /** Records that the run made and that no call of the contract removes, in French. */
  left: readonly string[]
}

/** The findings that differ from the contract. */
export const differences = ({ findings }: Pick<ConformanceReport, 'findings'>): Finding[] =>
  findings.filter(({ problems }) => problems.length > 0)

/** Whether a check was made: neither skipped nor of a missing extension. */
export const isMade = ({ skipped, absent }: Finding): boolean => skipped === undefined && !absent
