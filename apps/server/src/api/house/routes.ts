import type { contract } from '@potager/domain/contract'
import { houseFields } from '@potager/domain/house'
import { staleMessages } from '@potager/domain/messages'
import { type Logo, readLogo } from '../../base/logo/logo.ts'
import { recordAudit } from '../audit/record.ts'
import { conflict, invalid } from '../refusal.ts'
import type { Handlers, Services } from '../serve.ts'
import { findHouse, findStoredHouse, storeHouse } from './house.ts'

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
