import type { contract } from '@potager/domain/contract'
import { defaultHouse, type House, type HouseChange, type HouseField, houseFields } from '@potager/domain/house'
import { staleMessages } from '@potager/domain/messages'
import type { Config } from '../../base/config.ts'
import { type Logo, type LogoType, logoAddress, readLogo } from '../../base/logo/logo.ts'
import type { Queryable } from '../../db/database.ts'
import { recordAudit } from '../audit/record.ts'
import { conflict, invalid } from '../errors.ts'
import type { Handlers, Services } from '../serve.ts'

/** The house as stored, whatever the environment says of it; `logo` is an address, '' without one. */
type StoredHouse = Record<HouseField | 'logo', string> & { version: number }

/** A house of which nothing is stored. */
export function unnamedHouse(): StoredHouse {
  const { name, sentence, accent, email, phone, logo } = defaultHouse
  return { name, sentence, accent, email, phone, logo, version: 0 }
}

type HouseRow = Omit<StoredHouse, 'logo'> & { type: LogoType | null; hash: string | null }

/** The stored house; the default one, as version 0, while none is stored. */
async function findStoredHouse(db: Queryable): Promise<StoredHouse> {
  const [row] = await db.query<HouseRow>(
    'select name, sentence, accent, email, phone, version, logo_type as type, logo_hash as hash from house',
  )
  if (!row) return unnamedHouse()
  const { type, hash, ...said } = row
  return { ...said, logo: type && hash ? logoAddress({ type, hash }) : '' }
}

/** The stored logo of this hash, null when it is none, or no longer. */
async function findLogo(db: Queryable, hash: string): Promise<Logo | null> {
  const [row] = await db.query<{ type: LogoType; bytes: Uint8Array }>(
    'select logo_type as type, logo as bytes from house where logo_hash = $1',
    [hash],
  )
  return row ? { type: row.type, bytes: Buffer.from(row.bytes), hash } : null
}

/**
 * Stores the house over the version that was read, or over any when it is absent.
 * @param logo the new logo, null to remove it, undefined to leave it
 * @returns the new version; undefined, with nothing written, when the stored version differs
 */
async function storeHouse(
  db: Queryable,
  house: Omit<HouseChange, 'logo'>,
  logo: Logo | null | undefined,
): Promise<number | undefined> {
  const { name, sentence, accent, email, phone, version: read } = house
  const [row] = await db.query<{ version: number }>(
    `insert into house as h (name, sentence, accent, email, phone, logo, logo_type, logo_hash)
     select $1::text, $2::text, $3::text, $4::text, $5::text, $7::bytea, $8::text, $9::text
     where coalesce($6::int, 0) = 0 or exists (select 1 from house)
     on conflict (only_row) do update set name = excluded.name, sentence = excluded.sentence, accent = excluded.accent,
       email = excluded.email, phone = excluded.phone,
       logo = case when $10::boolean then h.logo else excluded.logo end,
       logo_type = case when $10::boolean then h.logo_type else excluded.logo_type end,
       logo_hash = case when $10::boolean then h.logo_hash else excluded.logo_hash end,
       updated_at = now(), version = h.version + 1
     where $6::int is null or h.version = $6::int
     returning version`,
    [
      name,
      sentence,
      accent,
      email,
      phone,
      read ?? null,
      logo?.bytes ?? null,
      logo?.type ?? null,
      logo?.hash ?? null,
      logo === undefined,
    ],
  )
  return row?.version
}

type Decided = Pick<Config, 'house' | 'houseLogo'>

/** The house as everybody sees it: what is stored, and what the environment decides instead. */
export function houseOf(stored: StoredHouse, { house: decided, houseLogo }: Decided): House {
  const fixed: string[] = houseFields.filter((field) => decided[field] !== undefined)
  const house = { ...stored, ...decided, fixed }
  return houseLogo ? { ...house, logo: logoAddress(houseLogo), fixed: [...fixed, 'logo'] } : house
}

/** Reads the house. One small row: read for every document, it is never older than the last change of any process. */
export async function findHouse(db: Queryable, config: Decided): Promise<House> {
  return houseOf(await findStoredHouse(db), config)
}

/** The logo of this hash, which is what the environment decides, or is stored; null when it is neither. */
export async function findShownLogo(
  db: Queryable | undefined,
  { houseLogo }: Decided,
  hash: string,
): Promise<Logo | null> {
  if (houseLogo) return houseLogo.hash === hash ? houseLogo : null
  return db ? findLogo(db, hash) : null
}

/** The trail names records by id; the house is a single record. */
const HOUSE_ID = '00000000-0000-0000-0000-000000000000'

/** The logo to store: null to remove it, undefined to leave what is there. */
function wantedLogo(sent: readonly string[] | null | undefined): Logo | null | undefined {
  if (!sent) return sent
  const read = readLogo(Buffer.from(sent.join(''), 'base64'))
  if ('problem' in read) throw invalid({ logo: read.problem })
  return read.logo
}

/** How the group names itself: everybody reads it, admins write what the environment does not decide. */
export function houseHandlers({ db, config }: Services): Handlers<typeof contract.house> {
  return {
    getHouse: () => findHouse(db, config),
    updateHouse: async ({ caller, body: { logo: sent, ...body } }) => {
      const logo = config.houseLogo ? undefined : wantedLogo(sent)
      return db.transaction(async (tx) => {
        const before = await findStoredHouse(tx)
        // What the environment decides stays as it was stored: it comes back when the variable goes.
        const kept = houseFields.filter((field) => config.house[field] !== undefined)
        const wanted = { ...body, ...Object.fromEntries(kept.map((field) => [field, before[field]])) }
        const version = await storeHouse(tx, wanted, logo)
        if (version === undefined) throw conflict(staleMessages.house)
        await recordAudit(tx, caller, { action: 'updateHouse', resource: 'house', resourceId: HOUSE_ID })
        return findHouse(tx, config)
      })
    },
  }
}
