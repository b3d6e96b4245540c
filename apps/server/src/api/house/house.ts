import { type House, houseFields } from '@potager/domain/house'
import type { Config } from '../../base/config.ts'
import { type Logo, logoAddress } from '../../base/logo/logo.ts'
import type { Queryable } from '../../db/database.ts'
import { findLogo, findStoredHouse, type StoredHouse } from './queries.ts'

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
