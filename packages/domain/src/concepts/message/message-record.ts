import { code, count, flag, id, list, nullable, type Read, reader, record, text, utc } from '../../base/wire/index.ts'
import { messageKinds, messageStates } from './message.ts'
import { messageFailures } from './sending.ts'

/** Messages of a page. */
export const MESSAGE_PAGE_SIZE = 20

/** A message as the house sees it: whom it is for, what it says, where it is. Texts are '' where there is none. */
export const messageRecord = record({
  id,
  kind: code(messageKinds),
  state: code(messageStates),
  name: text,
  email: text,
  phone: text,
  /** '' for one of the house. */
  restaurantName: text,
  subject: text,
  body: text,
  /** Why it has not left. */
  failure: code(['', ...messageFailures]),
  /** What the receiving server said. */
  answer: text,
  tries: count,
  createdAt: utc,
  /** When it left or was handed over. */
  settledAt: nullable(utc),
})
export interface Message extends Read<typeof messageRecord> {}

export const readMessage = reader(messageRecord)

/** What waits and cannot leave: how many, the oldest one's time, and what became of its last try. */
export const heldUpRecord = record({
  messages: count,
  since: utc,
  failure: code(messageFailures),
  answer: text,
})
export interface HeldUp extends Read<typeof heldUpRecord> {}

/** A page of the messages of a state, how many there are, and whether this house has a mail server to send by. */
export const messagesRecord = record({
  content: list(messageRecord),
  total: count,
  toHandOver: count,
  givenUp: count,
  sends: flag,
  heldUp: nullable(heldUpRecord),
})
export interface Messages extends Read<typeof messagesRecord> {}

export const readMessages = reader(messagesRecord)
