import { formatInstant } from '@potager/domain/format'
import { accountLinkMessages as words } from '@potager/domain/messages'
import type { Instant } from '@potager/domain/time'
import { useId, useState } from 'react'
import { Button } from '../../components/button/index.ts'
import { DetailDialog } from '../../components/screen/index.ts'
import css from './OneTimeLinkDialog.module.css'

/** A link just made, and when it ends. */
export type OneTimeLink = { address: string; expiresAt: Instant | null }

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
  onCreate: () => void
  onClose: () => void
}

/** Makes a link that works once, and shows it this one time to be copied. */
export function OneTimeLinkDialog(props: OneTimeLinkDialogProps) {
  const { open, title, lead, rule, once, link, busy = false, said, onCreate, onClose } = props
  return (
    <DetailDialog
      open={open}
      title={title}
      actions={<Button onClick={onClose}>{words.close}</Button>}
      onClose={onClose}
    >
      <p className={css.lead}>{lead}</p>
      {link && <MadeLink link={link} once={once} />}
      <p>{rule}</p>
      <Button
        variant={link ? 'outlined' : 'contained'}
        aria-disabled={busy}
        onClick={() => {
          if (!busy) onCreate()
        }}
      >
        {link ? words.renew : words.create}
      </Button>
      <p role="status" className={css.said}>
        {said}
      </p>
    </DetailDialog>
  )
}

function MadeLink({ link: { address, expiresAt }, once }: { link: OneTimeLink; once: string }) {
  const field = useId()
  const [said, say] = useState('')
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => say(words.copied),
      () => say(words.copyFailure),
    )
  return (
    <div className={css.made}>
      <label htmlFor={field}>{words.address}</label>
      <div className={css.address}>
        <input id={field} readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
        <Button variant="contained" onClick={() => void copy()}>
          {words.copy}
        </Button>
      </div>
      <p className={css.once}>{once}</p>
      {expiresAt !== null && <p>{words.until(formatInstant(expiresAt))}</p>}
      <p role="status" className={css.said}>
        {said}
      </p>
    </div>
  )
}
