import { v7 } from 'uuid'

/** A new record's id: UUID version 7, made here because PostgreSQL 15 has no uuidv7(). */
export function newId(): string {
  return v7()
}
