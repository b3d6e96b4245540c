import type { CalendarFeed } from '@potager/domain/calendar'
import { formatInstant } from '@potager/domain/format'
import { calendarFeedMessages as words } from '@potager/domain/messages'
import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../../components/button/index.ts'
import { useCopy } from '../../../components/copy/useCopy.ts'
import { ErrorState, ListSkeleton } from '../../../components/feedback/index.ts'
import { DetailDialog } from '../../../components/screen/index.ts'
import css from './CalendarFeedDialog.module.css'

/** A new address, to copy now: it is not shown again. */
export function FeedAddress({ address }: { address: string }) {
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
      <p className={css.once}>{words.once}</p>
      <p>{words.how}</p>
      <p role="status" className={css.said}>
        {said}
      </p>
    </div>
  )
}

export type CalendarFeedDialogProps = {
  open: boolean
  restaurantName: string
  /** Null while loading. */
  feed: CalendarFeed | null
  failure?: string | null
  /** The full address, just after its creation; null otherwise. */
  address: string | null
  /** True while a change is pending. */
  busy?: boolean
  /** Result of the last change, as text. */
  said?: string | null
  /** Creates an address, or replaces it. */
  onCreate: () => void
  /** Deletes the address. */
  onRevoke: () => void
  onRetry: () => void
  onClose: () => void
}

/** « Agenda du restaurant »: creates, replaces and revokes the secret feed address, which is shown only once. */
export function CalendarFeedDialog(props: CalendarFeedDialogProps) {
  const { feed, failure, address, busy = false, open, restaurantName } = props
  const [asked, ask] = useState<'renew' | 'revoke' | null>(null)
  const acts = useRef<HTMLDivElement>(null)
  const lastAsked = useRef<typeof asked>(null)
  // The response removes the button that was pressed; the focus goes to its replacement.
  useEffect(() => {
    if (asked) lastAsked.current = asked
    else if (open && feed && document.activeElement === document.body) {
      const place = acts.current
      const same = place?.querySelector<HTMLElement>(`[data-act="${lastAsked.current}"]`)
      ;(same ?? place?.querySelector<HTMLElement>('button'))?.focus()
    }
  }, [open, asked, feed])
  const close = () => {
    ask(null)
    props.onClose()
  }
  const once = (act: () => void) => () => !busy && act()
  return (
    <DetailDialog
      open={open}
      title={words.title(restaurantName)}
      actions={<Button onClick={close}>{words.close}</Button>}
      onClose={close}
    >
      <p className={css.lead}>{words.lead}</p>
      {failure && <ErrorState message={failure} onRetry={props.onRetry} />}
      {!feed && !failure && <ListSkeleton rows={2} />}
      {address && <FeedAddress address={address} />}
      {feed && !asked && (
        <>
          {!address && <p>{feed.since === null ? words.none : words.since(formatInstant(feed.since))}</p>}
          <div ref={acts} className={css.acts}>
            {feed.since === null ? (
              <Button variant="contained" aria-disabled={busy} onClick={once(props.onCreate)}>
                {words.create}
              </Button>
            ) : (
              <>
                <Button variant="outlined" data-act="renew" onClick={() => ask('renew')}>
                  {words.renew}
                </Button>
                <Button color="error" data-act="revoke" onClick={() => ask('revoke')}>
                  {words.revoke}
                </Button>
              </>
            )}
          </div>
        </>
      )}
      {asked && (
        <Question
          asked={asked}
          onKeep={() => ask(null)}
          onConfirm={once(() => {
            ask(null)
            ;(asked === 'renew' ? props.onCreate : props.onRevoke)()
          })}
        />
      )}
      <p role="status" className={css.said}>
        {props.said}
      </p>
    </DetailDialog>
  )
}

/** Replaces the buttons and takes their focus. */
function Question({
  asked,
  onKeep,
  onConfirm,
}: {
  asked: 'renew' | 'revoke'
  onKeep: () => void
  onConfirm: () => void
}) {
  const keep = useRef<HTMLButtonElement>(null)
  useEffect(() => keep.current?.focus(), [])
  return (
    <div className={css.question} role="alertdialog" aria-label={words[asked]}>
      <p>{words[`${asked}Question`]}</p>
      <div className={css.acts}>
        <Button ref={keep} onClick={onKeep}>
          {words.keep}
        </Button>
        <Button variant="contained" color={asked === 'renew' ? 'primary' : 'error'} onClick={onConfirm}>
          {words[asked]}
        </Button>
      </div>
    </div>
  )
}
