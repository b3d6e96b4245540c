import { v7 } from 'uuid'

/** Anything that runs SQL: the database, or one of its transactions. */
export type Queryable = {
  /** Runs one parametrised statement and returns its rows. @throws StoreError */
  query: <Row = Record<string, unknown>>(text: string, params?: readonly unknown[]) => Promise<Row[]>
  /** Runs a script of several statements without parameters. @throws StoreError */
  script: (text: string) => Promise<void>
}

/**
 * PostgreSQL, embedded or not, behind one interface. Statements stay within PostgreSQL 15 to 18; integers wider than 32
 * bits, dates and counts are cast in SQL, because drivers disagree on them.
 */
export type Database = Queryable & {
  /** Runs `work` in a transaction: committed when it resolves, rolled back when it throws. Await only SQL in it. */
  transaction: <T>(work: (tx: Queryable) => Promise<T>) => Promise<T>
  /** A transaction for long work such as migrations, backups and restores: no statement or lock timeouts. */
  longTransaction: <T>(work: (tx: Queryable) => Promise<T>) => Promise<T>
  /** Embedded only: vacuums and checkpoints, which nothing else does there. Failures are reported, not thrown. */
  maintain: () => Promise<void>
  /** Load of the connection pool; absent for the embedded store, which has a single connection. */
  load?: () => PoolLoad
  /** Listens to a channel until the returned function is called; never fails, reconnects after a loss. */
  listen: (channel: string, listener: ChannelListener) => StopListening
  close: () => Promise<void>
}

/**
 * Callbacks of a channel; messages come once their transaction is committed. `linked` is called when listening starts:
 * the first time, and after each loss, when messages may have been missed.
 */
export type ChannelListener = { heard: (message: string) => void; linked: () => void }

/** Stops listening; resolves once no more messages come. */
export type StopListening = () => Promise<void>

/** Connections of a pool: all, idle, and requests waiting for one. */
export type PoolLoad = { size: number; idle: number; waiting: number }

/** Receives failures of background work, such as the store's maintenance. */
export type ReportFailure = (work: string, error: unknown) => void

/** A failed statement: SQLSTATE and constraint when PostgreSQL gave them. The driver's error is the cause. */
export class StoreError extends Error {
  readonly code: string
  readonly constraint: string | undefined

  constructor(code: string, message: string, constraint: string | undefined, cause: unknown) {
    super(message, { cause })
    this.name = 'StoreError'
    this.code = code
    this.constraint = constraint
  }

  /** True when the connection was lost or never made: a pending write may or may not be stored. */
  get lost(): boolean {
    return /^(08...|25P03|57P0[1235]|E[A-Z]+)$/.test(this.code)
  }

  /** True when the database's disk is full or failing. */
  get full(): boolean {
    return /^(53100|58030|ENOSPC|EDQUOT|EIO)$/.test(this.code)
  }

  /** True when a retry may succeed: also after a deadlock, a lock or statement timeout, or too many clients. */
  get transient(): boolean {
    return this.lost || this.full || /^(40001|40P01|55P03|57014|53...)$/.test(this.code)
  }
}

/** The unique constraint that a failed statement violated, or null. */
export function violatedConstraint(error: unknown): string | null {
  return error instanceof StoreError && error.code === '23505' ? (error.constraint ?? '') : null
}

/** The only place that converts drivers' errors; a driver's error may print kilobytes of its own source. */
export function storeError(error: unknown): StoreError {
  if (error instanceof StoreError) return error
  const fields: { code?: unknown; constraint?: unknown; message?: unknown } =
    typeof error === 'object' && error !== null ? error : {}
  return new StoreError(
    typeof fields.code === 'string' ? fields.code : 'XX000',
    typeof fields.message === 'string' ? fields.message : 'Unknown database error',
    typeof fields.constraint === 'string' ? fields.constraint : undefined,
    undefined,
  )
}

/** A new record id: UUID version 7, generated here because PostgreSQL 15 makes none. */
export function newId(): string {
  return v7()
}

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
