import { formatInstant, formatPhone, phoneAddress } from '@potager/domain/format'
import { type Message, mailtoOf, mayHandOver } from '@potager/domain/message'
import { messageKindLabels, messageStateLabels, messageScreenMessages as words } from '@potager/domain/messages'
import { useId } from 'react'
import { Button } from '../../components/button/index.ts'
import { useCopy } from '../../components/copy/index.ts'
import { StatusChip, type StatusTone } from '../../components/list/index.ts'
import css from './MessageCard.module.css'

const tones: Readonly<Record<string, StatusTone>> = {
  waiting: 'progress',
  sent: 'success',
  'given-up': 'error',
  'to-hand-over': 'warning',
  done: 'info',
}

export type MessageCardProps = {
  message: Message
  /** Whether the house has a mail server, by which a message can be sent again. */
  sends: boolean
  /** True while a change of this message is being stored. */
  busy: boolean
  onDone: (message: Message) => void
  onRetry: (message: Message) => void
}

/** A message: whom it is for, what it says, why it has not left, and what can be done with it. */
export function MessageCard({ message, sends, busy, onDone, onRetry }: MessageCardProps) {
  const heading = useId()
  const { state, kind, subject, body, createdAt, name, restaurantName } = message
  const { shown, said, copy } = useCopy<HTMLParagraphElement>(`${subject}\n\n${body}`, words.copied)
  return (
    <article className={css.card} aria-labelledby={heading} aria-busy={busy}>
      <div className={css.head}>
        <h2 id={heading} className={css.title}>
          {subject}
        </h2>
        <StatusChip tone={tones[state] ?? 'neutral'} label={labelOf(messageStateLabels, state)} />
      </div>
      <p className={css.soft}>
        {[
          words.to(name),
          restaurantName || words.house,
          labelOf(messageKindLabels, kind),
          formatInstant(createdAt),
        ].join(' · ')}
      </p>
      <p ref={shown} className={css.body}>
        {body}
      </p>
      <Failure message={message} />
      {mayHandOver(message) && (
        <div className={css.foot}>
          <Ways message={message} said={said} copy={copy} />
          {sends && message.email !== '' && state !== 'waiting' && (
            <Button variant="outlined" size="small" aria-disabled={busy} onClick={() => !busy && onRetry(message)}>
              {words.retry}
            </Button>
          )}
          <Button variant="contained" size="small" aria-disabled={busy} onClick={() => !busy && onDone(message)}>
            {words.done}
          </Button>
        </div>
      )}
    </article>
  )
}

/** The label of a code; a code that is not known stands for itself. */
function labelOf(labels: Readonly<Record<string, string>>, code: string): string {
  return labels[code] ?? code
}

/** Why a try failed, and what the server said. */
export function failureText({ failure, answer }: Pick<Message, 'failure' | 'answer'>): string {
  return [labelOf(words.failures, failure), answer && words.answer(answer)].filter(Boolean).join(' ')
}

function Failure({ message }: Pick<MessageCardProps, 'message'>) {
  if (message.failure === '') return null
  return <p className={css.failure}>{`${failureText(message)} ${words.tries(message.tries)}`}</p>
}

/** How a message can be handed over: its text on the clipboard, a program that writes e-mails, the telephone. */
function Ways({ message, said, copy }: Pick<MessageCardProps, 'message'> & { said: string; copy: () => void }) {
  const { email, phone } = message
  return (
    <div className={css.ways}>
      <Button size="small" onClick={copy}>
        {words.copy}
      </Button>
      {email !== '' && (
        <Button size="small" href={mailtoOf(message)}>
          {words.mail}
        </Button>
      )}
      {phone !== '' && (
        <Button size="small" href={phoneAddress(phone)}>
          {words.phone(formatPhone(phone))}
        </Button>
      )}
      {email === '' && phone === '' && <span className={css.soft}>{words.noContact}</span>}
      <span role="status" className={css.soft}>
        {said}
      </span>
    </div>
  )
}
