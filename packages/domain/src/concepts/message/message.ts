import type { Instant, TimeZone, WallDate, WallTime } from '../../base/time/index.ts'
import {
  type Cents,
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
import type { NoticeWords } from '../notice/index.ts'

/** What customers are told of a booking: of a reservation or an event request, which the words of a message say. */
export const bookingMessageKinds = [
  'booking-received',
  'booking-confirmed',
  'booking-refused',
  'booking-cancelled',
  'booking-changed',
  'booking-kept',
  'booking-reminder',
  'booking-link',
] as const
export type BookingMessageKind = (typeof bookingMessageKinds)[number]

/** What the house is told of one. */
export const houseBookingMessageKinds = ['house-request', 'house-change', 'house-withdrawal'] as const
export type HouseBookingMessageKind = (typeof houseBookingMessageKinds)[number]

/** What the house is told of the chatbot. */
export const chatbotMessageKinds = ['chatbot-urgent', 'chatbot-reports', 'chatbot-accuracy'] as const

/** What whoever gave notice of a review, and its author, are told. */
export const noticeMessageKinds = ['notice-received', 'notice-decided', 'notice-author'] as const
export type NoticeMessageKind = (typeof noticeMessageKinds)[number]

/** What customers are told of their reviews: that they may write one, and what was decided. */
export const reviewMessageKinds = ['visit-invitation', 'review-published', 'review-refused'] as const
export type ReviewMessageKind = (typeof reviewMessageKinds)[number]

/** What people of the house are written about their account: links that somebody made for them, and what changed of it. */
export const accountMessageKinds = ['account-password', 'account-invitation', 'account-changed'] as const

export const messageKinds = [
  ...bookingMessageKinds,
  'order-ready',
  ...noticeMessageKinds,
  ...reviewMessageKinds,
  ...houseBookingMessageKinds,
  ...chatbotMessageKinds,
  ...accountMessageKinds,
] as const
export type MessageKind = (typeof messageKinds)[number]

/** A moment that a customer would prefer to the confirmed one. */
export type WishWords = { start: WallTime; end: WallTime; people: number }

/** A booking as it was when the message was written: what leaves later says what happened, not what came after. */
export type BookingWords = {
  booking: 'RESERVATION' | 'EVENT'
  restaurant: string
  /** Null is the whole restaurant. */
  room: string | null
  start: WallTime
  end: WallTime
  people: number
  /** Its status; messages of before it was written have none. */
  status?: string
  /** An event's. */
  title?: string | null
  /** Another moment that is proposed, or was not accepted; null once its customer took it back. */
  wish?: WishWords | null
  /** Why it was refused, cancelled or not moved, as kept. */
  reason?: string | null
  /** When it last changed as calendars show it, and its restaurant's zone; messages of before they were written have neither. */
  changedAt?: Instant
  zone?: TimeZone
}

/** The same for the house: who asked, and where to reach them. */
export type HouseBookingWords = BookingWords & { customer: string; phone: string | null; email: string | null }

/** A visit that is over; of a decision, what the review is about, and why it was refused. */
export type VisitWords = { restaurant: string; day: WallDate }
export type DecidedReviewWords = VisitWords & {
  about: string
  /** Present for a dish, whose reviews the site does not show. */
  dish?: true
  reason?: string | null
}

/** What the text of each kind needs: ids stay outside, words are frozen. */
export type MessageWords = Record<BookingMessageKind, BookingWords> &
  Record<HouseBookingMessageKind, HouseBookingWords> &
  Record<NoticeMessageKind, NoticeWords> & {
    'visit-invitation': VisitWords
    'review-published': DecidedReviewWords
    'review-refused': DecidedReviewWords
    'order-ready': { restaurant: string; number: string; total: Cents; delivery: boolean }
    'chatbot-urgent': { disease: string; probability: number }
    'chatbot-reports': { reports: number; threshold: number }
    'chatbot-accuracy': { accuracy: number; threshold: number; sessions: number }
    'account-password': { username: string }
    'account-invitation': { restaurant: string }
    'account-changed': { username: string; part: 'password' | 'email' }
  }

/** A message in words: a line for the subject, paragraphs, and what its link is called. */
export type MessageText = { subject: string; paragraphs: readonly string[]; link: string }

/** A kind with its words. */
export type MessageContent = { [Kind in MessageKind]: { kind: Kind; words: MessageWords[Kind] } }[MessageKind]

/**
 * Where a message is: waiting to leave, sent, given up after too many tries, to be handed over by somebody of the house,
 * or handed over.
 */
export const messageStates = ['waiting', 'sent', 'given-up', 'to-hand-over', 'done'] as const
export type MessageState = (typeof messageStates)[number]

/** After so many tries a message is given up, which whoever may hand it over sees. */
export const MOST_TRIES = 20

/** After so many failed tries of one, what waits is held up, which whoever may hand it over is told. */
export const HELD_UP_TRIES = 3

const FIRST_WAIT_S = 60
const LONGEST_WAIT_S = 6 * 60 * 60

/** Seconds until the next try, after so many that failed: a minute, two, four, at most six hours. */
export function waitAfter(tries: number): number {
  return Math.min(FIRST_WAIT_S * 2 ** (tries - 1), LONGEST_WAIT_S)
}

/** Why a message has not left: its address is refused, nobody was reached, or it is not known whether it arrived. */
export const messageFailures = ['refused', 'unreachable', 'unanswered'] as const
export type MessageFailure = (typeof messageFailures)[number]

/** Given to the receiving server so often without an answer, a message may have arrived twice: it is not sent again. */
export const MOST_UNANSWERED = 2

/** What becomes of a message after a try that failed. */
export function afterFailure({ failure, tries, unanswered }: Failed): 'given-up' | 'waiting' {
  if (failure === 'refused' || tries >= MOST_TRIES || unanswered >= MOST_UNANSWERED) return 'given-up'
  return 'waiting'
}

/** Whether somebody may carry a message: nobody sends it any more, or its last try failed. */
export function mayHandOver({ state, failure }: { state: string; failure: string | null }): boolean {
  return state === 'to-hand-over' || state === 'given-up' || (state === 'waiting' && Boolean(failure))
}

type Failed = { failure: MessageFailure; tries: number; unanswered: number }

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
