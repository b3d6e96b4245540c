import { formatInstant, formatPhone, phoneAddress } from '@potager/domain/format'
import {
  MESSAGE_PAGE_SIZE,
  type Message,
  type MessageState,
  type Messages,
  mailtoOf,
  mayHandOver,
} from '@potager/domain/message'
import {
  messageKindLabels,
  messageStateLabels,
  messageSwitchMessages,
  messageScreenMessages as words,
} from '@potager/domain/messages'
import { type ReactNode, useId, useState } from 'react'
import { Button } from '../../components/button/index.ts'
import { useCopy } from '../../components/copy/useCopy.ts'
import { CardSkeletons, EmptyState, ErrorState, RefreshingBar } from '../../components/feedback/index.ts'
import { SelectField } from '../../components/input/index.ts'
import { PageWindow, StatusChip, type StatusTone } from '../../components/list/index.ts'
import { ScreenHeading } from '../../components/screen/index.ts'
import { useKeptFocus } from '../../components/screen/useKeptFocus.ts'
import css from './MessagesScreen.module.css'

const tones: Readonly<Record<string, StatusTone>> = {
  waiting: 'progress',
  sent: 'success',
  'given-up': 'error',
  'to-hand-over': 'warning',
  done: 'info',
}

type MessageCardProps = {
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
function failureText({ failure, answer }: Pick<Message, 'failure' | 'answer'>): string {
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

/** The states in the order in which somebody looks for them. */
const shown: readonly MessageState[] = ['to-hand-over', 'given-up', 'waiting', 'sent', 'done']

export type MessagesScreenProps = {
  /** A page of the state's messages; null during the first load. */
  messages: Messages | null
  failure?: string | null
  refreshing?: boolean
  /** State whose messages are shown. */
  state: MessageState
  /** 0-based. */
  page: number
  /** The message whose change is being stored. */
  changing: string | null
  onState: (state: MessageState) => void
  onPage: (page: number) => void
  /** The form of what the house sends, for who may choose it; made when it is opened. */
  switches?: () => ReactNode
  /** Reads the page again. */
  onReload: () => void
  /** Receives the message that somebody passed on by hand. */
  onDone: (message: Message) => void
  /** Receives the message to send again by e-mail. */
  onRetry: (message: Message) => void
}

/** « Messages à transmettre »: what leaves the house, by state, and what somebody has to carry. */
export function MessagesScreen(props: MessagesScreenProps) {
  const { messages, failure, state, page } = props
  const totalPages = Math.ceil((messages?.total ?? 0) / MESSAGE_PAGE_SIZE)
  return (
    <div className={css.screen}>
      <ScreenHeading title={words.title} counts={messages && words.counts(messages)} />
      {messages && <Lead {...props} messages={messages} />}
      {props.switches && <FoldedSwitches form={props.switches} />}
      <SelectField
        label={words.states}
        value={state}
        options={shown.map((value) => ({ value, label: messageStateLabels[value] }))}
        onChange={props.onState}
      />
      <RefreshingBar active={props.refreshing ?? false} />
      {failure && <ErrorState title={words.failure} message={failure} onRetry={props.onReload} />}
      {!messages && !failure && <CardSkeletons count={4} />}
      {messages?.content.length === 0 && <EmptyState title={words.empty[state]} hint={words.emptyHint[state]} />}
      <MessageList {...props} />
      {totalPages > 1 && (
        <PageWindow label={words.pages} page={page} totalPages={totalPages} size={5} onChange={props.onPage} />
      )}
    </div>
  )
}

/** How messages leave this house; while they cannot, since when, why, and what one can do. */
function Lead({ messages: { sends, heldUp }, state, onState }: MessagesScreenProps & { messages: Messages }) {
  if (!sends || !heldUp) return <p className={css.lead}>{sends ? words.sentByMail : words.handedByPeople}</p>
  return (
    <div className={css.heldUp} role="alert">
      <p>
        <strong>{words.heldUp(heldUp.messages, formatInstant(heldUp.since))}</strong> <span>{failureText(heldUp)}</span>
      </p>
      <p>{words.heldUpHelp}</p>
      {state !== 'waiting' && (
        <Button variant="outlined" size="small" onClick={() => onState('waiting')}>
          {words.showWaiting}
        </Button>
      )}
    </div>
  )
}

/** Folded again, the form keeps what was chosen in it. */
function FoldedSwitches({ form }: { form: () => ReactNode }) {
  const [opened, setOpened] = useState(false)
  return (
    <details className={css.switches} onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}>
      <summary>{messageSwitchMessages.title}</summary>
      {opened && form()}
    </details>
  )
}

function MessageList({ messages, changing, onDone, onRetry }: MessagesScreenProps) {
  const kept = useKeptFocus<HTMLUListElement>(messages)
  if (!messages || messages.content.length === 0) return null
  return (
    <ul className={css.list} aria-label={words.list} {...kept}>
      {messages.content.map((message) => (
        <li key={message.id} data-row={message.id}>
          <MessageCard
            message={message}
            sends={messages.sends}
            busy={changing === message.id}
            onDone={onDone}
            onRetry={onRetry}
          />
        </li>
      ))}
    </ul>
  )
}
