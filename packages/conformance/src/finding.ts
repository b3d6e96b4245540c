import type { Capability } from './capability.ts'

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
