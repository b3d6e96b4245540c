import {
  code,
  count,
  flag,
  id,
  list,
  nullable,
  type Read,
  reader,
  record,
  text,
  utc,
  version,
} from '../../base/wire/index.ts'
import { messageFailures, messageKinds, messageStates } from './message.ts'
import type { SwitchedKind } from './message-rules.ts'

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

/** The kinds of messages that the group has switched off. Version 0 has never been saved. */
export const messageSwitchesRecord = record({ off: list(code(messageKinds)), version })
export interface MessageSwitches extends Read<typeof messageSwitchesRecord> {}

/** What is switched off from now on, over the version that was read. */
export type MessageSwitchesChange = { off: readonly SwitchedKind[]; version?: number | undefined }
