import { type Disease, foldText, type Urgency } from '@potager/domain/disease'
import type { Queryable } from '../../db/database.ts'

/** A disease as the database gives it. */
export type DiseaseRow = Omit<Disease, 'urgency' | 'prevention'> & { urgency: Urgency; prevention: string | null }

const columns = 'id, name, description, urgency, advice, prevention, symptoms, affected_races as "affectedRaces"'

/** What two spellings of a name have in common; a name of nothing but signs is its own. */
function nameKey(name: string): string {
  return foldText(name) || name
}

function valuesOf(disease: DiseaseRow): unknown[] {
  const { id, name, description, urgency, advice, prevention, symptoms, affectedRaces } = disease
  return [id, name, nameKey(name), description, urgency, advice, prevention, symptoms, affectedRaces]
}

/** All diseases, by name: what the engine reasons on. */
export function findDiseases(db: Queryable): Promise<DiseaseRow[]> {
  return db.query<DiseaseRow>(`select ${columns} from disease order by name_key`)
}

/** One page of the diseases, by name; pages count from 0. */
export function findDiseasePage(db: Queryable, page: number, size: number): Promise<DiseaseRow[]> {
  return db.query<DiseaseRow>(`select ${columns} from disease order by name_key limit $1 offset $2`, [
    size,
    page * size,
  ])
}

/** Some diseases. */
export function findDiseasesOf(db: Queryable, ids: readonly string[]): Promise<DiseaseRow[]> {
  return db.query<DiseaseRow>(`select ${columns} from disease where id = any($1::uuid[])`, [ids])
}

/** How many diseases there are. */
export async function countDiseases(db: Queryable): Promise<number> {
  const [row] = await db.query<{ total: number }>('select count(*)::int as total from disease')
  return row?.total ?? 0
}

/** Stores a disease. @throws StoreError breaking `disease_name` when one has that name */
export async function insertDisease(db: Queryable, disease: DiseaseRow): Promise<void> {
  await db.query(
    `insert into disease (id, name, name_key, description, urgency, advice, prevention, symptoms, affected_races)
     values ($1, $2, $3, $4, $5, $6, $7, $8::text[], $9::text[])`,
    valuesOf(disease),
  )
}

/** Replaces a disease; false when there is none with that id. @throws StoreError breaking `disease_name` */
export async function replaceDisease(db: Queryable, disease: DiseaseRow): Promise<boolean> {
  const replaced = await db.query(
    `update disease set name = $2, name_key = $3, description = $4, urgency = $5, advice = $6, prevention = $7,
       symptoms = $8::text[], affected_races = $9::text[]
     where id = $1 returning 1 as replaced`,
    valuesOf(disease),
  )
  return replaced.length > 0
}

/** Deletes a disease and gives it back; undefined when there is none. */
export async function removeDisease(db: Queryable, id: string): Promise<DiseaseRow | undefined> {
  const [row] = await db.query<DiseaseRow>(`delete from disease where id = $1 returning ${columns}`, [id])
  return row
}
