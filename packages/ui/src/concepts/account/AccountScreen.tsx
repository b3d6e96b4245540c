import { type OwnSession, passwordAnchor } from '@potager/domain/account'
import { formatInstant, formatRelative } from '@potager/domain/format'
import { houseAnchor } from '@potager/domain/house'
import {
  houseScreenMessages,
  retentionScreenMessages,
  schemeMessages,
  accountScreenMessages as text,
} from '@potager/domain/messages'
import type { Instant } from '@potager/domain/time'
import { type ReactNode, useId, useState } from 'react'
import { ConfirmDialog, ErrorState, ListSkeleton } from '../../components/feedback/index.ts'
import { CheckField, SelectField } from '../../components/input/index.ts'
import type { Scheme } from '../../components/navigation/index.ts'
import { ScreenHeading } from '../../components/screen/index.ts'
import { useKeptFocus } from '../../components/screen/useKeptFocus.ts'
import { useWanted } from '../../components/screen/useWanted.ts'
import { IdentityForm, type IdentityFormProps, PasswordForm, type PasswordFormProps } from './AccountForms.tsx'
import css from './AccountScreen.module.css'

export type SessionListProps = {
  /** Undefined while loading; null after a failure. */
  sessions: readonly OwnSession[] | null | undefined
  now: Instant
  ending: readonly string[]
  onRetry: () => void
  /** Omit these where the backend cannot. */
  onEnd?: (session: OwnSession) => void
  onEndOthers?: () => void
  onEndEverywhere?: () => void
  /** What signing out everywhere leaves to wait. */
  warning?: string
}

type Question = 'others' | 'everywhere'

/** The user's sessions, each with a button to end it. */
export function SessionList(props: SessionListProps) {
  const { sessions, onRetry, onEndOthers, onEndEverywhere, warning = '' } = props
  const [question, setQuestion] = useState<Question | null>(null)
  const kept = useKeptFocus<HTMLUListElement>(sessions ?? null)
  if (sessions === undefined) return <ListSkeleton rows={2} />
  if (sessions === null) return <ErrorState message={text.failure} onRetry={onRetry} />
  return (
    <>
      <ul className={css.sessions} {...kept}>
        {sessions.map((session) => (
          <Session key={session.id} session={session} {...props} />
        ))}
      </ul>
      <div className={css.actions}>
        {sessions.length > 1 && onEndOthers && (
          <button type="button" className={css.secondary} onClick={() => setQuestion('others')}>
            {text.endOthers}
          </button>
        )}
        {onEndEverywhere && (
          <button type="button" className={css.danger} onClick={() => setQuestion('everywhere')}>
            {text.endEverywhere}
          </button>
        )}
      </div>
      <ConfirmDialog
        open={question !== null}
        message={question === 'everywhere' ? `${text.endEverywhereQuestion} ${warning}`.trim() : text.endOthersQuestion}
        confirmLabel={question === 'everywhere' ? text.endEverywhere : text.endOthers}
        cancelLabel={question === 'everywhere' ? text.staySignedIn : text.keepOthers}
        onCancel={() => setQuestion(null)}
        onConfirm={() => {
          setQuestion(null)
          if (question === 'everywhere') onEndEverywhere?.()
          else onEndOthers?.()
        }}
      />
    </>
  )
}

function Session({ session, now, ending, onEnd }: SessionListProps & { session: OwnSession }) {
  const device = session.device || text.unknownDevice
  const busy = ending.includes(session.id)
  return (
    <li className={css.session} data-row={session.id}>
      <p className={css.device}>
        <strong>{device}</strong>
        {session.current && <span className={css.here}>{text.thisDevice}</span>}
      </p>
      <p className={css.when}>
        <span>{text.usedAt(formatRelative(session.usedAt, now))}</span>
        <span>{text.since(formatInstant(session.createdAt))}</span>
      </p>
      {!session.current && onEnd && (
        <button
          type="button"
          className={css.secondary}
          aria-label={text.endOf(device)}
          aria-disabled={busy}
          onClick={() => !busy && onEnd(session)}
        >
          {text.end}
        </button>
      )}
    </li>
  )
}

type AccountPanelProps = {
  title: string
  hint: string
  /** Its name in the address of the page. */
  anchor?: string
  /** Whether the address asks for it: it then takes the focus. */
  wanted?: boolean
  children: ReactNode
}

/** A section of the account page, with a sentence that explains it. */
function AccountPanel({ title, hint, anchor, wanted = false, children }: AccountPanelProps) {
  const id = useId()
  const section = useWanted<HTMLElement>(wanted)
  return (
    <section ref={section} id={anchor} tabIndex={anchor ? -1 : undefined} className={css.panel} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className={css.hint}>{hint}</p>
      {children}
    </section>
  )
}

export type Choices = { density: 'comfortable' | 'compact'; sound: boolean; shortcuts: boolean }

export type AccountScreenProps = {
  username: string
  scheme: Scheme
  /** Density, sound and keyboard shortcuts. */
  choices: Choices
  onScheme: (scheme: Scheme) => void
  onChoose: (change: Partial<Choices>) => void
  /** The user's account; omit what the backend does not offer. */
  account?: { identity?: IdentitySectionProps; password?: PasswordFormProps; sessions?: SessionListProps }
  /** The form of the house, for an admin. */
  house?: ReactNode
  /** The anchor of the section that the address asks for: it takes the focus. */
  wanted?: string
  /** The form of how long customers are kept, for an admin. */
  retention?: ReactNode
}

/** The user's name and e-mail; null is one that could not be read, undefined one that is being read. */
export type IdentitySectionProps = Pick<IdentityFormProps, 'onChange'> & {
  stored: IdentityFormProps['stored'] | null | undefined
  onRetry: () => void
}

function IdentitySection({ stored, onChange, onRetry }: IdentitySectionProps) {
  if (stored === null) return <ErrorState message={text.identityUnread} onRetry={onRetry} />
  if (stored === undefined) return <ListSkeleton rows={4} />
  return <IdentityForm stored={stored} onChange={onChange} />
}

const schemes = (['system', 'light', 'dark'] as const).map((value) => ({ value, label: schemeMessages[value] }))
const densities = (['comfortable', 'compact'] as const).map((value) => ({ value, label: text.densities[value] }))

/** The user's own settings: appearance and sound, name and e-mail, password, sessions. */
export function AccountScreen(props: AccountScreenProps) {
  const { username, scheme, choices, onScheme, onChoose, account, house, wanted, retention } = props
  const { identity, password, sessions } = account ?? {}
  return (
    <div className={css.screen}>
      <ScreenHeading title={text.title} counts={username && text.intro(username)} />
      <div className={css.panels}>
        <AccountPanel title={text.preferences} hint={text.preferencesHint}>
          <SelectField label={text.scheme} value={scheme} options={schemes} onChange={onScheme} />
          <SelectField
            label={text.density}
            value={choices.density}
            options={densities}
            onChange={(density) => onChoose({ density })}
          />
          <CheckField label={text.sound} checked={choices.sound} onChange={(sound) => onChoose({ sound })} />
          <CheckField
            label={text.shortcuts}
            checked={choices.shortcuts}
            onChange={(shortcuts) => onChoose({ shortcuts })}
          />
          <p className={css.hint}>{text.shortcutsHint}</p>
        </AccountPanel>
        {identity && (
          <AccountPanel title={text.identity} hint={text.identityHint}>
            <IdentitySection {...identity} />
          </AccountPanel>
        )}
        {password && (
          <AccountPanel
            title={text.password}
            hint={text.passwordHint}
            anchor={passwordAnchor}
            wanted={wanted === passwordAnchor}
          >
            <PasswordForm {...password} />
          </AccountPanel>
        )}
        {sessions && (
          <AccountPanel title={text.sessions} hint={text.sessionsHint}>
            <SessionList {...sessions} />
          </AccountPanel>
        )}
        {house && (
          <AccountPanel
            title={houseScreenMessages.title}
            hint={houseScreenMessages.hint}
            anchor={houseAnchor}
            wanted={wanted === houseAnchor}
          >
            {house}
          </AccountPanel>
        )}
        {retention && (
          <AccountPanel title={retentionScreenMessages.title} hint={retentionScreenMessages.hint}>
            {retention}
          </AccountPanel>
        )}
      </div>
    </div>
  )
}
