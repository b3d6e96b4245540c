import { accountLinkMessages as words } from '@potager/domain/messages'
import type { User } from '@potager/domain/user'
import { Button } from '@potager/ui/button'
import { useState } from 'react'
import { lazyDialog } from '../../platform/lazy/lazyDialog.tsx'

const PasswordLinkDialog = lazyDialog(() =>
  import('./PasswordLinkDialog.tsx').then((module) => module.PasswordLinkDialog),
)

/** Makes a link for a lost password, from the record of an account. */
export function PasswordLink({ row }: { row: User }) {
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
