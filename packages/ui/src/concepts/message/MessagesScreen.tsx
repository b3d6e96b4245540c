import { formatInstant } from '@potager/domain/format'
import { MESSAGE_PAGE_SIZE, type Message, type MessageState, type Messages } from '@potager/domain/message'
import { messageStateLabels, messageSwitchMessages, messageScreenMessages as words } from '@potager/domain/messages'
import { type ReactNode, useState } from 'react'
import { Button } from '../../components/button/index.ts'
import { CardSkeletons, EmptyState, ErrorState, RefreshingBar } from '../../components/feedback/index.ts'
import { SelectField } from '../../components/input/index.ts'
import { PageWindow } from '../../components/list/index.ts'
import { ScreenHeading } from '../../components/screen/index.ts'
import { useKeptFocus } from '../../components/screen/useKeptFocus.ts'
import { failureText, MessageCard } from './MessageCard.tsx'
import css from './MessagesScreen.module.css'

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
