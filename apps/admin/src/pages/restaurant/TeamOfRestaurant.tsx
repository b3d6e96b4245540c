import { reasonOf } from '@potager/admin-kit/data'
import { displayName, isPrivileged } from '@potager/domain/auth'
import { teamMessages as words } from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import type { Restaurant } from '@potager/domain/restaurant'
import {
  createInvitation,
  listInvitations,
  listMembers,
  removeMember,
  revokeInvitation,
  teamAnchor,
} from '@potager/domain/team'
import { OneTimeLinkDialog } from '@potager/ui/account'
import { TeamSection } from '@potager/ui/restaurant'
import { toast } from '@potager/ui/toast'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { session } from '../../platform/auth/session.ts'
import { useApiMutation, useApiQuery } from '../../platform/data/useApi.ts'
import { supports } from '../../platform/services.ts'
import { useOneTimeLink } from '../account/useOneTimeLink.ts'
import { useMayEdit } from './useMayEdit.ts'

// An access that cannot be taken back is none to give.
const calls = [listMembers, removeMember, listInvitations, createInvitation, revokeInvitation]

/** The team on a restaurant's record, for those who may change it, where the backend has all of its calls (extension). */
export function TeamOfRestaurant({ row }: { row: Restaurant }) {
  const mayEdit = useMayEdit(row)
  return mayEdit && calls.every((call) => supports(call)) ? <Team restaurant={row} /> : null
}

function Team({ restaurant: { id, name } }: { restaurant: Restaurant }) {
  const [inviting, setInviting] = useState(false)
  const wanted = useLocation().hash === `#${teamAnchor}`
  const members = useApiQuery(listMembers, id)
  const invitations = useApiQuery(listInvitations, id)
  const told = (done: string) => ({
    onSuccess: () => toast.success(done),
    onError: (error: Parameters<typeof reasonOf>[0]) => toast.error(reasonOf(error)),
  })
  const removal = useApiMutation(removeMember, told(words.removed))
  const navigate = useNavigate()
  const leaving = useApiMutation(removeMember, {
    ...told(words.left),
    onSuccess: () => {
      toast.success(words.left)
      // What the page still shows is no longer theirs to see.
      if (!isPrivileged(session.read())) void navigate(paths.restaurants, { replace: true })
    },
  })
  const username = displayName(session.read()) ?? ''
  const revocation = useApiMutation(revokeInvitation, told(words.revoked))
  return (
    <>
      <TeamSection
        restaurantName={name}
        members={members.data ?? null}
        invitations={invitations.data ?? null}
        failure={members.error || invitations.error ? words.failure : null}
        wanted={wanted}
        onRetry={() => {
          void members.refetch()
          void invitations.refetch()
        }}
        username={username}
        onInvite={() => setInviting(true)}
        onRemove={(member) =>
          (member.username === username ? leaving : removal).mutate({ restaurantId: id, id: member.id })
        }
        onRevoke={(invitation) => revocation.mutate({ restaurantId: id, id: invitation.id })}
      />
      <InvitationDialog open={inviting} restaurantId={id} name={name} onClose={() => setInviting(false)} />
    </>
  )
}

type InvitationDialogProps = { open: boolean; restaurantId: string; name: string; onClose: () => void }

/** Makes an invitation; its link is forgotten when the dialog closes. */
function InvitationDialog({ open, restaurantId, name, onClose }: InvitationDialogProps) {
  const making = useOneTimeLink(createInvitation, {
    inputFor: (email) => ({ restaurantId, email }),
    made: words.invited,
    onClose,
  })
  return (
    <OneTimeLinkDialog
      open={open}
      title={words.inviteTitle(name)}
      lead={words.inviteLead}
      rule={words.inviteRule}
      once={words.inviteOnce}
      emailLabel={words.invitedEmail}
      {...making}
    />
  )
}
