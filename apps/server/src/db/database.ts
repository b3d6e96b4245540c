/** Something SQL can be sent to: the database, or one transaction of it. */
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
  /** A transaction that may take its time, as migrations, backups and restores do: neither statements nor locks time out. */
  longTransaction: <T>(work: (tx: Queryable) => Promise<T>) => Promise<T>
  /** Embedded only: vacuums and checkpoints, which nothing else does there. A failure is reported, not thrown. */
  maintain: () => Promise<void>
  /** How busy the pool of connections is; absent with the one connection of the embedded store. */
  load?: () => PoolLoad
  /** Listens to a channel until the function that it gives is called; never fails, a lost connection is made again. */
  listen: (channel: string, listener: ChannelListener) => StopListening
  close: () => Promise<void>
}

/**
 * What to do with the messages of a channel, which come once their transaction is committed. `linked` tells that from now on
 * they do: the first time, and after each loss, when some may have been missed.
 */
export type ChannelListener = { heard: (message: string) => void; linked: () => void }

/** Ends a listening; resolves when nothing more is heard. */
export type StopListening = () => Promise<void>

/** Connections of a pool, those nobody uses, and requests waiting for one. */
export type PoolLoad = { size: number; idle: number; waiting: number }

/** Told of failed work that nobody waits for, such as the store's upkeep. */
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

  /** True when the connection is gone, or was never made: what was being written may be stored or not. */
  get lost(): boolean {
    return /^(08...|25P03|57P0[1235]|E[A-Z]+)$/.test(this.code)
  }

  /** True when the database's disk has no room, or fails. */
  get full(): boolean {
    return /^(53100|58030|ENOSPC|EDQUOT|EIO)$/.test(this.code)
  }

  /** True when trying again may succeed: also after a deadlock, a lock or statement timeout, or too many clients. */
  get transient(): boolean {
    return this.lost || this.full || /^(40001|40P01|55P03|57014|53...)$/.test(this.code)
  }
}

/** The unique constraint that a failed statement broke, or null. */
export function violatedConstraint(error: unknown): string | null {
  return error instanceof StoreError && error.code === '23505' ? (error.constraint ?? '') : null
}

/** The one place where drivers' errors become ours; a driver's error may print kilobytes of its own source. */
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
