import { wordsKey } from '@potager/domain/disease'
import type { Sign } from '@potager/domain/sign'
import { fold } from '@potager/domain/text'
import type { Queryable } from '../../db/database.ts'

const columns = 'id, name, words, version'

/** All signs, by name: the owners' words that the engine understands. */
export function findSigns(db: Queryable): Promise<Sign[]> {
  return db.query<Sign>(`select ${columns} from sign order by sort_key, id`)
}

/** One page of the signs, by name; pages start at 0. */
export function findSignPage(db: Queryable, page: number, size: number): Promise<Sign[]> {
  return db.query<Sign>(`select ${columns} from sign order by sort_key, id limit $1 offset $2`, [size, page * size])
}

/** One sign, or undefined. */
export async function findSign(db: Queryable, id: string): Promise<Sign | undefined> {
  const [row] = await db.query<Sign>(`select ${columns} from sign where id = $1`, [id])
  return row
}

/** How many signs there are. */
export async function countSigns(db: Queryable): Promise<number> {
  const [row] = await db.query<{ total: number }>('select count(*)::int as total from sign')
  return row?.total ?? 0
}

/** Stores a sign as version 1; false when there are already `most`. @throws StoreError breaking `sign_name` */
export async function insertSign(
  tx: Queryable,
  { id, name, words }: Omit<Sign, 'version'>,
  most: number,
): Promise<boolean> {
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
export async function writeSign(tx: Queryable, { id, version, name, words }: Sign): Promise<Sign | undefined> {
  const [row] = await tx.query<Sign>(
    `update sign set name = $3, name_key = $4, sort_key = $5, words = $6::text[], version = version + 1
     where id = $1 and version = $2 returning ${columns}`,
    [id, version, name, wordsKey(name), fold(name), words],
  )
  return row
}

/** Deletes and returns a sign; undefined when there is none. */
export async function removeSign(tx: Queryable, id: string): Promise<Sign | undefined> {
  const [row] = await tx.query<Sign>(`delete from sign where id = $1 returning ${columns}`, [id])
  return row
}
