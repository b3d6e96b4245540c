/**
 * Numbers of PostgreSQL's advisory locks, which all programs of a database share: each is unique here and unlikely
 * elsewhere.
 */
export const advisoryLocks = {
  /** Migrations: one process at a time. */
  migrate: 7_402_611,
  /** Reading how many sessions of the day are left: one process at a time. */
  assistantDay: 7_402_612,
  /** Purge of the chatbot's old sessions: by one process. */
  purgeSessions: 7_402_613,
  /** Filling an empty database: by one process. */
  fillEmpty: 7_402_614,
  /** The nightly erasure of customers: by one process. */
  retention: 7_402_616,
  /** Making a customer: one at a time for each phone number and e-mail address, whose hash is the second number. */
  customerContact: 7_402_615,
} as const
