import { createPasswordLink } from '@potager/domain/account-link'
import { accountLinkMessages as words } from '@potager/domain/messages'
import type { User } from '@potager/domain/user'
import { OneTimeLinkDialog } from '@potager/ui/account'
import { useOneTimeLink } from '../../pages/account/useOneTimeLink.ts'

type PasswordLinkDialogProps = { open: boolean; user: Pick<User, 'id' | 'username'>; onClose: () => void }

/** « Lien de mot de passe » of an account; forgotten when it closes. */
export function PasswordLinkDialog({ open, user, onClose }: PasswordLinkDialogProps) {
  const making = useOneTimeLink(createPasswordLink, { inputFor: () => user.id, made: words.made, onClose })
  return (
    <OneTimeLinkDialog
      open={open}
      title={words.title(user.username)}
      lead={words.lead}
      rule={words.replaces}
      once={words.once(user.username)}
      {...making}
    />
  )
}
