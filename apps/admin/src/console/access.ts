import type { Supports } from '@potager/domain/api'
import { abilitiesWith } from '@potager/domain/capability'
import { consoleLists } from '@potager/domain/messages'
import { type ConsoleName, consoleNames, creationPath, listPath } from '@potager/domain/paths'
import type { ResourceDefinition } from 'react-admin'

const adminLists: ReadonlySet<ConsoleName> = new Set(['users', 'audit'])

export type AccessContext = { admin: boolean; supports: Supports }

/** Access to a list and its records: it may be reserved for administrators, or unknown to this backend. */
export function accessOf(name: ConsoleName, { admin, supports }: AccessContext): 'open' | 'refused' | 'absent' {
  if (!abilitiesWith(supports, name).list) return 'absent'
  return adminLists.has(name) && !admin ? 'refused' : 'open'
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
      hasCreate: abilitiesWith(visit.supports, name).create && creationPath(name) !== undefined,
      options: { label: consoleLists[name], path: listPath(name) },
    }))
}
