import { type Disease, diseaseNameKey, type Urgency } from '@potager/domain/disease'
import type { Queryable } from '../../db/database.ts'

/** A disease as the database returns it. */
export type DiseaseRow = NewDisease & { version: number }
/** A disease to store. */
export type NewDisease = Omit<Disease, 'urgency' | 'prevention' | 'version'> & {
  urgency: Urgency
  prevention: string | null
}

const columns =
  'id, name, description, urgency, advice, prevention, symptoms, affected_races as "affectedRaces", version'

function valuesOf(disease: NewDisease): unknown[] {
  const { id, name, description, urgency, advice, prevention, symptoms, affectedRaces } = disease
  return [id, name, diseaseNameKey(name), description, urgency, advice, prevention, symptoms, affectedRaces]
}

/** All diseases, by name: the input of the engine. */
export function findDiseases(db: Queryable): Promise<DiseaseRow[]> {
  return db.query<DiseaseRow>(`select ${columns} from disease order by name_key`)
}

/** One page of the diseases, by name; pages start at 0. */
export function findDiseasePage(db: Queryable, page: number, size: number): Promise<DiseaseRow[]> {
  return db.query<DiseaseRow>(`select ${columns} from disease order by name_key limit $1 offset $2`, [
    size,
    page * size,
  ])
}

/** The diseases with these ids. */
export function findDiseasesOf(db: Queryable, ids: readonly string[]): Promise<DiseaseRow[]> {
  return db.query<DiseaseRow>(`select ${columns} from disease where id = any($1::uuid[])`, [ids])
}

/** How many diseases there are. */
export async function countDiseases(db: Queryable): Promise<number> {
  const [row] = await db.query<{ total: number }>('select count(*)::int as total from disease')
  return row?.total ?? 0
}

/** Stores a disease. @throws StoreError breaking `disease_name` when the name is taken */
export async function insertDisease(db: Queryable, disease: NewDisease): Promise<void> {
  await db.query(
    `insert into disease (id, name, name_key, description, urgency, advice, prevention, symptoms, affected_races)
     values ($1, $2, $3, $4, $5, $6, $7, $8::text[], $9::text[])`,
    valuesOf(disease),
  )
}

/**
 * Replaces a disease over the version that was read, or over any when it is absent; undefined, with nothing written,
 * when the stored version differs. @throws StoreError breaking `disease_name`
 */
export async function replaceDisease(
  db: Queryable,
  disease: NewDisease,
  read?: number,
): Promise<DiseaseRow | undefined> {
  const [row] = await db.query<DiseaseRow>(
    `update disease set name = $2, name_key = $3, description = $4, urgency = $5, advice = $6, prevention = $7,
       symptoms = $8::text[], affected_races = $9::text[], version = version + 1
     where id = $1 and ($10::int is null or version = $10::int) returning ${columns}`,
    [...valuesOf(disease), read ?? null],
  )
  return row
}

/** One disease, locked until the transaction ends; undefined when there is none. */
export async function lockDisease(tx: Queryable, id: string): Promise<DiseaseRow | undefined> {
  const [row] = await tx.query<DiseaseRow>(`select ${columns} from disease where id = $1 for update`, [id])
  return row
}

/** Deletes and returns a disease; undefined when there is none. */
export async function removeDisease(db: Queryable, id: string): Promise<DiseaseRow | undefined> {
  const [row] = await db.query<DiseaseRow>(`delete from disease where id = $1 returning ${columns}`, [id])
  return row
}

/** All diseases, by name, locked against writes until the transaction ends. */
export async function lockDiseases(tx: Queryable): Promise<DiseaseRow[]> {
  await tx.query('lock table disease in share row exclusive mode')
  return findDiseases(tx)
}

/** SQL equivalent of `foldWords`. */
const folded = (column: string) => `regexp_replace(fold_text(${column}), '[^[:alnum:]]+', ' ', 'g')`

/**
 * How many sessions have a disease in their results and how many reports name it; undefined when it does not exist.
 * Sessions match by id; reports match by name as their search does, ignoring case, accents and punctuation.
 */
export async function countMentions(
  db: Queryable,
  id: string,
): Promise<{ sessions: number; openReports: number; resolvedReports: number } | undefined> {
  const [row] = await db.query<{ sessions: number; openReports: number; resolvedReports: number }>(
    `with told as (
       select r.resolved, count(*)::int as reports from report r join disease d on d.id = $1::uuid
       -- Only those whose stored key has each word of the name are folded.
       where not exists (select 1 from unnest(string_to_array(d.name_key, ' ')) w where position(w in r.search_key) = 0)
         and (position(d.name_key in ${folded('r.feedback')}) > 0
           or position(d.name_key in ${folded('r.actual_diagnosis')}) > 0)
       group by 1)
     select
       (select count(*)::int from chat_session s
        where s.diagnosis @> jsonb_build_array(jsonb_build_object('diseaseId', d.id::text))) as sessions,
       coalesce((select reports from told where not resolved), 0) as "openReports",
       coalesce((select reports from told where resolved), 0) as "resolvedReports"
     from disease d where d.id = $1::uuid`,
    [id],
  )
  return row
}
