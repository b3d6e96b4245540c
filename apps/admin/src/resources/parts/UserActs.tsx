import { createPasswordLink } from '@potager/domain/account-link'
import { eraseUser, exportUser } from '@potager/domain/erasure'
import type { User } from '@potager/domain/user'
import { lazyDialog } from '../../platform/lazy/lazyDialog.tsx'
import { supports } from '../../platform/services.ts'
import { PasswordLink } from './PasswordLink.tsx'
import { PersonActs } from './PersonActs.tsx'
import { isOther } from './userActions.ts'

const EraseUser = lazyDialog(() => import('./ErasePerson.tsx').then((module) => module.EraseUser))

const ExportUser = lazyDialog(() => import('./ExportPerson.tsx').then((module) => module.ExportUser))

/** Makes a link for a lost password, exports and erases the person, from the record of an account; of one's own, only exports. */
export function UserActs({ row }: { row: User }) {
  if (row.erasedAt !== undefined) return null
  return (
    <>
      {supports(createPasswordLink) && isOther(row) && <PasswordLink row={row} />}
      <PersonActs
        row={row}
        Export={supports(exportUser) ? ExportUser : undefined}
        Erase={supports(eraseUser) && isOther(row) ? EraseUser : undefined}
      />
    </>
  )
}
