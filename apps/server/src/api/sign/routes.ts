import type { contract } from '@potager/domain/contract'
import { wordsKey } from '@potager/domain/disease'
import { signFormMessages as signWords, staleMessages } from '@potager/domain/messages'
import { type Sign, type SignDraft, signLimits } from '@potager/domain/sign'
import { fold } from '@potager/domain/text'
import { newId, type Queryable, violatedConstraint } from '../../db/database.ts'
import { pageAnswer } from '../answers.ts'
import { recordAudit } from '../audit/record.ts'
import { conflict, notFound } from '../errors.ts'
import type { Handlers, Services } from '../serve.ts'

const columns = 'id, name, words, version'

/** All signs, by name: the owners' words that the engine understands. */
export function findSigns(db: Queryable): Promise<Sign[]> {
  return db.query<Sign>(`select ${columns} from sign order by sort_key, id`)
}

/** One page of the signs, by name; pages start at 0. */
function findSignPage(db: Queryable, page: number, size: number): Promise<Sign[]> {
  return db.query<Sign>(`select ${columns} from sign order by sort_key, id limit $1 offset $2`, [size, page * size])
}

/** One sign, or undefined. */
async function findSign(db: Queryable, id: string): Promise<Sign | undefined> {
  const [row] = await db.query<Sign>(`select ${columns} from sign where id = $1`, [id])
  return row
}

/** How many signs there are. */
async function countSigns(db: Queryable): Promise<number> {
  const [row] = await db.query<{ total: number }>('select count(*)::int as total from sign')
  return row?.total ?? 0
}

/** Stores a sign as version 1; false when there are already `most`. @throws StoreError breaking `sign_name` */
async function insertSign(tx: Queryable, { id, name, words }: Omit<Sign, 'version'>, most: number): Promise<boolean> {
  // Two simultaneous inserts could otherwise exceed the limit.
  await tx.query('lock table sign in share row exclusive mode')
  if ((await countSigns(tx)) >= most) return false
  await tx.query('insert into sign (id, name, name_key, sort_key, words) values ($1, $2, $3, $4, $5::text[])', [
    id,
    name,
    wordsKey(name),
    fold(name),
    words,
  ])
  return true
}

/**
 * Writes an edit over the version it was made from; undefined, with nothing written, when the stored version differs.
 * @throws StoreError breaking `sign_name`
 */
async function writeSign(tx: Queryable, { id, version, name, words }: Sign): Promise<Sign | undefined> {
  const [row] = await tx.query<Sign>(
    `update sign set name = $3, name_key = $4, sort_key = $5, words = $6::text[], version = version + 1
     where id = $1 and version = $2 returning ${columns}`,
    [id, version, name, wordsKey(name), fold(name), words],
  )
  return row
}

/** Deletes and returns a sign; undefined when there is none. */
async function removeSign(tx: Queryable, id: string): Promise<Sign | undefined> {
  const [row] = await tx.query<Sign>(`delete from sign where id = $1 returning ${columns}`, [id])
  return row
}

/** Each of the owners' words once, in its first spelling and position. */
function distinct({ name, words: written }: SignDraft): SignDraft {
  const byKey = new Map<string, string>()
  for (const one of written) {
    const key = wordsKey(one)
    if (!byKey.has(key)) byKey.set(key, one)
  }
  return { name, words: [...byKey.values()] }
}

/** Runs a write that may take the name of another sign. @throws Refusal 409 when it does */
async function underItsName<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (violatedConstraint(error) === 'sign_name') throw conflict(signWords.nameTaken)
    throw error
  }
}

/** Signs with the owners' words for them (extension): anyone signed in edits them, as with diseases. */
export function signHandlers({ db }: Services): Handlers<typeof contract.sign> {
  return {
    listSigns: async ({ query }) =>
      pageAnswer(await findSignPage(db, query.page, query.size), await countSigns(db), query),
    createSign: ({ caller, body, once }) =>
      underItsName(() =>
        once(async (tx) => {
          const sign = { ...distinct(body), id: newId() }
          const { max } = signLimits.signs
          if (!(await insertSign(tx, sign, max))) throw conflict(signWords.full(max))
          await recordAudit(tx, caller, { action: 'createSign', resource: 'sign', resourceId: sign.id })
          return { ...sign, version: 1 }
        }),
      ),
    updateSign: ({ caller, params: { id }, body }) =>
      underItsName(() =>
        db.transaction(async (tx) => {
          const sign = await writeSign(tx, { ...body, ...distinct(body), id })
          if (!sign) throw (await findSign(tx, id)) ? conflict(staleMessages.sign) : notFound(signWords.unknown)
          await recordAudit(tx, caller, { action: 'updateSign', resource: 'sign', resourceId: id })
          return sign
        }),
      ),
    deleteSign: ({ caller, params: { id } }) =>
      db.transaction(async (tx) => {
        const gone = await removeSign(tx, id)
        if (!gone) throw notFound(signWords.unknown)
        await recordAudit(tx, caller, { action: 'deleteSign', resource: 'sign', resourceId: id, from: gone.name })
        return gone
      }),
  }
}
