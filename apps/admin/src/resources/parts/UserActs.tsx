import { createPasswordLink } from '@potager/domain/account-link'
import { eraseUser, exportUser } from '@potager/domain/erasure'
import { accountLinkMessages as words } from '@potager/domain/messages'
import type { User } from '@potager/domain/user'
import { Button } from '@potager/ui/button'
import { useState } from 'react'
import { lazyDialog } from '../../platform/lazy/lazyDialog.tsx'
import { supports } from '../../platform/services.ts'
import { PersonActs } from './PersonActs.tsx'
import { isOther } from './userActions.ts'

const PasswordLinkDialog = lazyDialog(() =>
  import('./PasswordLinkDialog.tsx').then((module) => module.PasswordLinkDialog),
)

/** Makes a link for a lost password, from the record of an account. */
function PasswordLink({ row }: { row: User }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {words.act}
      </Button>
      <PasswordLinkDialog open={open} user={row} onClose={() => setOpen(false)} />
    </>
  )
}

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
