import { v7 } from 'uuid'

/** A new record id: UUID version 7, generated here because PostgreSQL 15 has no uuidv7(). */
export function newId(): string {
  return v7()
}
