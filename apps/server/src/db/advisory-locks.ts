/**
 * Numbers of PostgreSQL's advisory locks, which its programs share: each of ours once, and none that another program of the same
 * database uses.
 */
export const advisoryLocks = {
  /** Migrations: one process at a time. */
  migrate: 7_402_611,
  /** One process at a time looks how full the assistant's day is. */
  assistantDay: 7_402_612,
  /** The removal of old sessions of the chatbot: by one process. */
  purgeSessions: 7_402_613,
  /** An empty database is filled by one process. */
  fillEmpty: 7_402_614,
} as const
