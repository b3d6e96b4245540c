import { asRecord, readClockTime, readWallTime } from '@potager/domain/wire'
import { listOf } from '../examples.ts'

const SHOWN = 60

const told = (value: unknown): string => (value === undefined ? 'rien' : JSON.stringify(value).slice(0, SHOWN))

function sameList(sent: readonly unknown[], answered: unknown): boolean {
  const found = listOf(answered)
  if (!Array.isArray(answered) || found.length !== sent.length) return false
  return sent.every((item) => found.some((other) => isSame(item, other)))
}

/** Whether an answer says what was sent: times in either spelling, lists in any order, objects by the keys sent. */
function isSame(sent: unknown, answered: unknown): boolean {
  if (Array.isArray(sent)) return sameList(sent, answered)
  const record = asRecord(sent)
  if (record) {
    const other = asRecord(answered)
    return other !== undefined && Object.entries(record).every(([key, value]) => isSame(value, other[key]))
  }
  if (typeof sent === 'string' && /^\d{4}-\d{2}-\d{2}T/.test(sent)) return readWallTime(answered) === readWallTime(sent)
  if (typeof sent === 'string' && /^\d{2}:\d{2}$/.test(sent)) return readClockTime(answered) === sent
  return sent === (typeof sent === 'string' && typeof answered === 'number' ? String(answered) : answered)
}

/** What of a record differs from what was sent, field by field, in French. */
export function unlikeSent(sent: Readonly<Record<string, unknown>>, answered: unknown): string[] {
  return Object.entries(sent)
    .filter(([name, value]) => !isSame(value, asRecord(answered)?.[name]))
    .map(([name, value]) => `${name} : ${told(value)} attendu, ${told(asRecord(answered)?.[name])} relu`)
}
