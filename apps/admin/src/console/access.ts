import type { Call } from '@potager/domain/api'
import { listAudit } from '@potager/domain/audit'
import { consoleLists } from '@potager/domain/messages'
import { type ConsoleName, consoleNames, creationPath, listPath } from '@potager/domain/paths'
import { listUsers } from '@potager/domain/user'
import type { ResourceDefinition } from 'react-admin'

type CallName = Pick<Call<never, unknown>, 'name' | 'extension'>

/** The lists for administrators; the specification has none of them. */
const adminLists: Partial<Record<ConsoleName, CallName>> = { users: listUsers, audit: listAudit }

/** The user's role and the backend's calls. */
export type AccessContext = { admin: boolean; supports: (call: CallName) => boolean }

/** Access to a list and its records: it may be reserved for administrators, or unknown to this backend. */
export function accessOf(name: ConsoleName, { admin, supports }: AccessContext): 'open' | 'refused' | 'absent' {
  const call = adminLists[name]
  if (!call) return 'open'
  if (!supports(call)) return 'absent'
  return admin ? 'open' : 'refused'
}

/** A resource as react-admin, the menus and the palette know it. */
export type ConsoleDefinition = ResourceDefinition & { name: ConsoleName; options: { label: string; path: string } }

/** The resources that a user may read, in the order of the menus. A record is edited on its own page. */
export function definitionsFor(visit: AccessContext): readonly ConsoleDefinition[] {
  return consoleNames
    .filter((name) => accessOf(name, visit) === 'open')
    .map((name) => ({
      name,
      hasList: true,
      hasEdit: true,
      hasCreate: creationPath(name) !== undefined,
      options: { label: consoleLists[name], path: listPath(name) },
    }))
}
