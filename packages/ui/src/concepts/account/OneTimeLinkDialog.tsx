import { registrationRules } from '@potager/domain/auth'
import { formatInstant } from '@potager/domain/format'
import { accountLinkMessages as words } from '@potager/domain/messages'
import { readEmail } from '@potager/domain/text'
import type { Instant } from '@potager/domain/time'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '../../components/button/index.ts'
import { useCopy } from '../../components/copy/useCopy.ts'
import { TextField } from '../../components/input/index.ts'
import { DetailDialog } from '../../components/screen/index.ts'
import css from './OneTimeLinkDialog.module.css'

/** A link just made, when it ends, and the e-mail that gets it too. */
export type OneTimeLink = { address: string; expiresAt: Instant | null; sentTo?: string | undefined }

export type OneTimeLinkDialogProps = {
  open: boolean
  title: string
  /** What the link is for. */
  lead: string
  /** How long and how often it works. */
  rule: string
  /** What to know when handing the link over. */
  once: string
  /** The full address, just after its creation; null otherwise. */
  link: OneTimeLink | null
  /** True while a link is being made. */
  busy?: boolean
  /** Result of the last creation, as text. */
  said?: string | null
  /** The label of a field for the e-mail of whoever gets the link; none without it. */
  emailLabel?: string
  /** Creates a link for the typed address. */
  onCreate: (email: string | undefined) => void
  onClose: () => void
}

/** Makes a link that works once, and shows it this one time to be copied. */
export function OneTimeLinkDialog({ open, title, onClose, ...props }: OneTimeLinkDialogProps) {
  return (
    <DetailDialog
      open={open}
      title={title}
      actions={<Button onClick={onClose}>{words.close}</Button>}
      onClose={onClose}
    >
      <Making title={title} {...props} />
    </DetailDialog>
  )
}

/** What was typed goes with the dialog: the next link is for somebody else. */
function Making(props: Omit<OneTimeLinkDialogProps, 'open' | 'onClose'>) {
  const { title, lead, rule, once, link, busy = false, said, emailLabel, onCreate } = props
  const [typed, setTyped] = useState('')
  const email = readEmail(typed)
  const [problem, setProblem] = useState<string | null>(null)
  const [asked, setAsked] = useState('')
  const [made, setMade] = useState({ link, email: '' })
  if (made.link !== link) setMade({ link, email: asked })
  const create = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const found = email === '' ? null : registrationRules.email(email, { password: '' })
    setProblem(found)
    if (found !== null) return
    setAsked(email)
    onCreate(email || undefined)
  }
  return (
    <>
      <p className={css.lead}>{lead}</p>
      {link && <MadeLink link={link} once={once} title={title} email={made.email || email} />}
      <p>{rule}</p>
      <form noValidate onSubmit={create}>
        {emailLabel !== undefined && (
          <TextField
            className={css.email}
            label={emailLabel}
            inputMode="email"
            autoComplete="off"
            value={typed}
            error={problem ?? undefined}
            onChange={setTyped}
          />
        )}
        <Button type="submit" variant={link ? 'outlined' : 'contained'} aria-disabled={busy}>
          {link ? words.renew : words.create}
        </Button>
      </form>
      <p role="status" className={css.said}>
        {said}
      </p>
    </>
  )
}

type MadeLinkProps = { link: OneTimeLink; once: string; title: string; email: string }

/** Without a server for e-mails, the one who makes the link writes it to the typed address. */
function writeTo(email: string, subject: string, body: string): string {
  const query = Object.entries({ subject, body }).map(([name, text]) => `${name}=${encodeURIComponent(text)}`)
  return `mailto:${encodeURIComponent(email)}?${query.join('&')}`
}

function MadeLink({ link: { address, expiresAt, sentTo }, once, title, email }: MadeLinkProps) {
  const field = useId()
  const { shown, said, copy } = useCopy<HTMLInputElement>(address, words.copied)
  return (
    <div className={css.made}>
      <label htmlFor={field}>{words.address}</label>
      <div className={css.address}>
        <input ref={shown} id={field} readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
        <Button variant="contained" onClick={copy}>
          {words.copy}
        </Button>
      </div>
      <p className={css.once}>{once}</p>
      {sentTo !== undefined && <p>{words.sentTo(sentTo)}</p>}
      {sentTo === undefined && email !== '' && (
        <p>
          <a href={writeTo(email, title, address)}>{words.write(email)}</a>
        </p>
      )}
      {expiresAt !== null && <p>{words.until(formatInstant(expiresAt))}</p>}
      <p role="status" className={css.said}>
        {said}
      </p>
    </div>
  )
}
