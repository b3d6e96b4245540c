import { formatInstant } from '@potager/domain/format'
import { teamMessages as text } from '@potager/domain/messages'
import { type Invitation, type Member, teamAnchor } from '@potager/domain/team'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { ConfirmDialog, ErrorState, ListSkeleton } from '../../components/feedback/index.ts'
import css from '../../components/input/form.module.css'
import { useWanted } from '../../components/screen/useWanted.ts'
import own from './restaurant-sections.module.css'

export type TeamSectionProps = {
  restaurantName: string
  /** Who has access; null while loading. */
  members: readonly Member[] | null
  /** Invitations that nobody has used yet; null while loading. */
  invitations: readonly Invitation[] | null
  failure?: string | null
  /** Whether the address asks for it: it then takes the focus. */
  wanted?: boolean
  onRetry: () => void
  /** User name of the signed-in person, who leaves instead of removing somebody. */
  username: string
  onInvite: () => void
  /** Called once the question is answered. */
  onRemove: (member: Member) => void
  onRevoke: (invitation: Invitation) => void
}

/** « Équipe » of a restaurant: who has access, and the invitations that wait. */
export function TeamSection(props: TeamSectionProps) {
  const { members, invitations, failure, wanted = false, onRetry, onInvite } = props
  const id = useId()
  const section = useWanted<HTMLElement>(wanted)
  const invite = useRef<HTMLButtonElement>(null)
  const acted = useRef(false)
  useEffect(() => {
    // The answer removes the line whose button was pressed.
    if (acted.current && document.activeElement === document.body) invite.current?.focus()
  }, [members, invitations])
  const once =
    <One,>(act: (one: One) => void) =>
    (one: One) => {
      acted.current = true
      act(one)
    }
  return (
    <section ref={section} id={teamAnchor} tabIndex={-1} className={own.team} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{text.heading}</h2>
      <p className={own.lead}>{text.lead}</p>
      {failure && <ErrorState message={failure} onRetry={onRetry} />}
      {!failure && !(members && invitations) && <ListSkeleton rows={2} />}
      {members && <Members {...props} members={members} onRemove={once(props.onRemove)} />}
      {members && (
        <button ref={invite} type="button" className={css.secondary} onClick={onInvite}>
          {text.invite}
        </button>
      )}
      {invitations && invitations.length > 0 && (
        <Invitations invitations={invitations} onRevoke={once(props.onRevoke)} />
      )}
    </section>
  )
}

type MembersProps = Pick<TeamSectionProps, 'restaurantName' | 'username' | 'onRemove'> & { members: readonly Member[] }

function Members({ restaurantName, members, username, onRemove }: MembersProps) {
  const [asked, ask] = useState<Member | null>(null)
  const self = asked?.username === username
  const question =
    asked && (self ? text.leaveQuestion(restaurantName) : text.removeQuestion(asked.fullName, restaurantName))
  return (
    <>
      {members.length === 0 && <p className={own.lead}>{text.none}</p>}
      <ul className={own.teamList}>
        {members.map((member) => (
          <Line
            key={member.id}
            label={member.username === username ? text.leave : text.remove}
            fullLabel={member.username === username ? text.leave : text.removeNamed(member.fullName)}
            onClick={() => ask(member)}
          >
            <strong>{member.fullName}</strong> <span translate="no">{member.username}</span>
            {member.username === username && ` (${text.you})`}
            {member.maySignIn === false && <span className={own.shut}>{text.shut}</span>}
            {member.since !== null && <span className={own.since}>{text.since(formatInstant(member.since))}</span>}
          </Line>
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== null}
        message={question ?? ''}
        confirmLabel={self ? text.leave : text.remove}
        cancelLabel={text.keep}
        destructive
        onConfirm={() => {
          if (asked) onRemove(asked)
          ask(null)
        }}
        onCancel={() => ask(null)}
      />
    </>
  )
}

type InvitationsProps = Pick<TeamSectionProps, 'onRevoke'> & { invitations: readonly Invitation[] }

function Invitations({ invitations, onRevoke }: InvitationsProps) {
  const id = useId()
  const when = (instant: Invitation['createdAt']) => (instant === null ? '' : formatInstant(instant))
  return (
    <>
      <h3 id={id} className={own.open}>
        {text.open}
      </h3>
      <ul className={own.teamList} aria-labelledby={id}>
        {invitations.map((invitation) => (
          <Line
            key={invitation.id}
            label={text.revoke}
            fullLabel={text.revokeNamed(when(invitation.createdAt), invitation.email)}
            onClick={() => onRevoke(invitation)}
          >
            {invitation.email !== undefined && `${text.invitationFor(invitation.email)} `}
            {text.invitation(when(invitation.createdAt), invitation.madeBy, when(invitation.expiresAt))}
          </Line>
        ))}
      </ul>
    </>
  )
}

type LineProps = { label: string; fullLabel: string; onClick: () => void; children: ReactNode }

function Line({ label, fullLabel, onClick, children }: LineProps) {
  return (
    <li>
      <span>{children}</span>
      <button type="button" className={css.quiet} aria-label={fullLabel} onClick={onClick}>
        {label}
      </button>
    </li>
  )
}
