import type { Row } from './document.ts'
import type { Fault } from './faults.ts'

/** Keys beyond the specification, by a key of the same record. */
const beyond: Record<string, string[]> = {
  flatDelivered: ['restaurantId', 'restaurantName', 'customerId'],
  totalElements: ['first', 'last'],
  accessToken: ['username', 'role'],
  streetName: ['country'],
  affectedRaces: ['version'],
}
/** Keys that may be absent, which some backends answer as null. */
const nulls: Record<string, string[]> = {
  startTime: ['meetingRoomId', 'meetingRoomName', 'totalPrice', 'reason'],
  feedback: ['resolution', 'actualDiagnosis'],
}

const besides = (row: Row, keys: Record<string, string[]>) => Object.keys(row).flatMap((key) => keys[key] ?? [])

/** An answer with no more than the specification states, and null for what is not there. */
export function plainOf(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(plainOf)
  if (typeof answer !== 'object' || answer === null) return answer
  const row = { ...Object.fromEntries(besides(answer as Row, nulls).map((key) => [key, null])), ...answer } as Row
  const dropped = besides(row, beyond)
  const left = Object.entries(row).filter(([key]) => !dropped.includes(key))
  return Object.fromEntries(left.map(([key, value]) => [key, plainOf(value)]))
}

/** What is a mistake by our own rules, of which the specification says nothing. */
export const ours: readonly Fault[] = [
  'logout-forgets-nothing',
  'html-401',
  'page-crash',
  'sort-as-text',
  'search-by-case',
  'error-html',
  'error-without-fields',
  'error-silent',
  'json-crash',
  'address-200',
  'any-method',
  'created-200',
  'off-menu-ordered',
  'any-move',
  'delete-unknown-200',
  'order-race',
  'version-ignored',
  'resolved-twice',
  'retry-creates',
  'key-for-all',
]
