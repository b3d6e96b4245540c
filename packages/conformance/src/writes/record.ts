import { randomUUID } from 'node:crypto'
import type { Endpoint } from '@potager/domain/contract'
import { asRecord, readClockTime, readErrorBody, readWallTime } from '@potager/domain/wire'
import { tellCreated } from '../consistency.ts'
import { fieldOf, otherField, recordsOf, textOf } from '../examples.ts'
import { type CheckedAnswer, type CheckedRequest, checkerOf, mayTry, refused, type Session } from '../session.ts'

/** Fields of a body, by their wire names. */
export type Body = Readonly<Record<string, unknown>>
/** A record that the run made: its id and what was answered. */
export type Made = { id: string; answered: unknown }

/** The most pages that a record is looked for in. */
const PAGES = 20
const PAGE_SIZE = 100

const shown = (value: unknown): string => (value === undefined ? 'rien' : JSON.stringify(value).slice(0, 60))

/** Whether an answer says what was sent: times in either spelling, lists in any order, objects by the keys sent. */
function isSame(sent: unknown, answered: unknown): boolean {
  if (Array.isArray(sent)) {
    if (!Array.isArray(answered) || answered.length !== sent.length) return false
    return sent.every((item) => answered.some((other) => isSame(item, other)))
  }
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
    .map(([name, value]) => `${name} : ${shown(value)} attendu, ${shown(asRecord(answered)?.[name])} relu`)
}

/** A name that no other record has. */
export const controlName = (): string => `Contrôle ${randomUUID().slice(0, 8)}`

/**
 * Creates a record and compares the answer with `repeated`, the fields of the body that the record repeats. Null when it
 * was not made.
 */
export async function create(
  session: Session,
  endpoint: Endpoint,
  body: Body,
  { repeated = body, params }: { repeated?: Body; params?: Record<string, string> } = {},
): Promise<Made | null> {
  if (!mayTry(session, endpoint)) return null
  const key = session.extensions ? { key: randomUUID() } : {}
  const made = await write(session, endpoint, 'création', { body, ...key, ...(params ? { params } : {}) }, repeated)
  const id = textOf(made?.json, 'id')
  if (!made || !id) return null
  if (fieldOf(made.json, 'createdAt') !== undefined) tellCreated(checkerOf(session, 'dates'), endpoint, made.json)
  return { id, answered: made.json }
}

/** Makes a write that must succeed and answer what `repeated` says; null when it did not. */
export async function write(
  session: Session,
  endpoint: Endpoint,
  name: string,
  sent: CheckedRequest,
  repeated: Body,
): Promise<CheckedAnswer | null> {
  const problems = (json: unknown) => unlikeSent(repeated, json)
  return checkerOf(session, 'write').succeed(endpoint, name, sent, { problems })
}

/** Checks that a record reads alone as it was answered. */
export async function readAlone(session: Session, endpoint: Endpoint, made: Made): Promise<void> {
  if (!mayTry(session, endpoint)) return
  const problems = (json: unknown) => unlikeAnswered(made, json)
  const sent = { params: { id: made.id } }
  await checkerOf(session, 'write').succeed(endpoint, 'relecture de ce qui vient d’être écrit', sent, { problems })
}

function unlikeAnswered({ answered }: Made, found: unknown): string[] {
  const other = otherField(answered, found)
  return other ? [`la relecture ne donne pas ce que l’écriture a répondu (${other})`] : []
}

/** A record of a list, looked for page after page where there are pages; undefined when it is not there. */
export async function findListed(
  session: Session,
  endpoint: Endpoint,
  id: string,
  sent: CheckedRequest = {},
): Promise<unknown> {
  const paged = endpoint.query !== undefined && 'page' in endpoint.query.shape
  for (let page = 0; page < (paged ? PAGES : 1); page++) {
    const query = { ...sent.query, ...(paged ? { page: String(page), size: String(PAGE_SIZE) } : {}) }
    const answer = await session.ask(endpoint, { ...sent, query })
    const records = recordsOf(answer.json)
    const found = records.find((record) => textOf(record, 'id') === id)
    if (found !== undefined) return found
    if (records.length === 0) return undefined
  }
  return undefined
}

/** Checks that a list holds a record as it was last answered, or no more (`answered` null). */
export async function readListed(
  session: Session,
  endpoint: Endpoint,
  name: string,
  { id, answered }: { id: string; answered: unknown },
  sent: CheckedRequest = {},
): Promise<void> {
  if (!mayTry(session, endpoint)) return
  const found = await findListed(session, endpoint, id, sent)
  const listed = found === undefined ? ['la liste ne le donne pas'] : unlikeAnswered({ id, answered }, found)
  const gone = found === undefined ? [] : ['la liste le donne encore']
  checkerOf(session, 'write').tell(endpoint, name, answered === null ? gone : listed)
}

const names = (field: string, wanted: string) =>
  field === wanted || field.startsWith(`${wanted}.`) || field.startsWith(`${wanted}[`)

/** Checks that a body with one wrong field is a 400 or 422 whose error names that field. */
export async function refuseField(
  session: Session,
  endpoint: Endpoint,
  field: string,
  sent: CheckedRequest,
  label = `${field} refusé`,
): Promise<void> {
  if (!mayTry(session, endpoint)) return
  const answer = await session.ask(endpoint, sent)
  const problems = refused(session, 'errors', answer, [400, 422])
  const told = Object.keys(readErrorBody(answer.text, answer.type).fields)
  const silent = session.extensions && problems.length === 0 && !told.some((one) => names(one, field))
  const unnamed = `l’erreur ne nomme pas le champ ${field} (${told.join(', ') || 'aucun champ'})`
  checkerOf(session, 'errors').tell(endpoint, label, silent ? [unnamed] : problems)
}

/** Wrong values, each with the field that its refusal must name, and what the check is called where that is not enough. */
export type Wrong = readonly [field: string, changes: Body, label?: string]

/** Checks that a body is refused for each wrong value that is put into it. */
export async function refuseFields(session: Session, endpoint: Endpoint, body: Body, wrong: readonly Wrong[]) {
  for (const [field, changes, label] of wrong)
    await refuseField(session, endpoint, field, { body: { ...body, ...changes } }, label)
}
