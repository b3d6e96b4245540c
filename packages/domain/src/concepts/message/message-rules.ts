import { type OwnTasks, opensResource } from '../../base/auth/index.ts'
import { type BookingMessageKind, type MessageKind, messageKinds } from './message.ts'
import { type MessageWish, messageWishes } from './message-wish.ts'

/**
 * How much a message matters to whom it is for: `asked` is what somebody asked for just now, or must be told by law;
 * `answer` is what became of their own request; `extra` is everything else.
 */
export type MessageNeed = 'asked' | 'answer' | 'extra'

/** A kind of message: whom it is for, whether the group may switch it off, and how much it matters to a customer. */
export type MessageRule =
  | { to: 'customer'; switched: boolean; need: MessageNeed }
  | { to: 'house'; switched: boolean; need?: undefined }

/**
 * Every kind with its rule. A new kind is a line here, one of its label and one of its text; with a switch, one of its
 * sentence too.
 */
export const messageRules = {
  'booking-received': { to: 'customer', switched: true, need: 'answer' },
  'booking-confirmed': { to: 'customer', switched: true, need: 'answer' },
  'booking-refused': { to: 'customer', switched: true, need: 'answer' },
  'booking-cancelled': { to: 'customer', switched: true, need: 'answer' },
  'booking-changed': { to: 'customer', switched: true, need: 'answer' },
  'booking-kept': { to: 'customer', switched: true, need: 'answer' },
  'booking-reminder': { to: 'customer', switched: true, need: 'extra' },
  // The page of lost links says that it comes.
  'booking-link': { to: 'customer', switched: false, need: 'asked' },
  'order-ready': { to: 'customer', switched: true, need: 'extra' },
  // The law has whoever gave notice, and the author of a review, told what was decided and why (docs/decisions/0049).
  'notice-received': { to: 'customer', switched: false, need: 'asked' },
  'notice-decided': { to: 'customer', switched: false, need: 'asked' },
  'notice-author': { to: 'customer', switched: false, need: 'asked' },
  'visit-invitation': { to: 'customer', switched: true, need: 'extra' },
  'review-published': { to: 'customer', switched: true, need: 'answer' },
  'review-refused': { to: 'customer', switched: false, need: 'asked' },
  'house-request': { to: 'house', switched: true },
  'house-change': { to: 'house', switched: true },
  'house-withdrawal': { to: 'house', switched: true },
  // The chatbot's settings have their switches.
  'chatbot-urgent': { to: 'house', switched: false },
  'chatbot-reports': { to: 'house', switched: false },
  'chatbot-accuracy': { to: 'house', switched: false },
  // Somebody asked for them just now.
  'account-password': { to: 'house', switched: false },
  'account-invitation': { to: 'house', switched: false },
  // Who did not change it must learn that somebody did.
  'account-changed': { to: 'house', switched: false },
} as const satisfies Record<MessageKind, MessageRule>

type Rules = typeof messageRules

/** The kinds that the group may switch off. */
export type SwitchedKind = { [Kind in MessageKind]: Rules[Kind]['switched'] extends true ? Kind : never }[MessageKind]

/** Whether the group may switch a kind off. */
export function isSwitched(kind: MessageKind): kind is SwitchedKind {
  return messageRules[kind].switched
}

const kinds = Object.keys(messageRules) as MessageKind[]

/** The kinds that the group may switch off, in the order of the table. */
export const switchedKinds: readonly SwitchedKind[] = kinds.filter(isSwitched)

const wanted: Readonly<Record<MessageWish, readonly MessageNeed[]>> = {
  all: ['asked', 'answer', 'extra'],
  answers: ['asked', 'answer'],
  nothing: ['asked'],
}

/** The wishes with which a customer gets a kind of message; all of them for one of the house. */
export function wishesFor(kind: MessageKind): MessageWish[] {
  const { to, need } = messageRules[kind] as MessageRule
  return messageWishes.filter((wish) => to === 'house' || wanted[wish].includes(need))
}

/** The kinds that a customer with this wish does not get. */
export const unwantedKinds = (wish: MessageWish): MessageKind[] =>
  kinds.filter((kind) => !wishesFor(kind).includes(wish))

/** What the customer is told of a booking's change of status; null for nothing: a visit that is over is no news. */
export function bookingMessage(from: string, to: string): BookingMessageKind | null {
  if (from === to) return null
  if (to === 'CONFIRMED') return 'booking-confirmed'
  if (to === 'PENDING') return 'booking-changed'
  if (to === 'CANCELLED') return from === 'PENDING' ? 'booking-refused' : 'booking-cancelled'
  return null
}

/** What each kind is about; an invitation is to the customer of an order or of a reservation. */
const abouts = {
  'booking-received': 'reservations',
  'booking-confirmed': 'reservations',
  'booking-refused': 'reservations',
  'booking-cancelled': 'reservations',
  'booking-changed': 'reservations',
  'booking-kept': 'reservations',
  'booking-reminder': 'reservations',
  'booking-link': 'reservations',
  'order-ready': 'orders',
  'notice-received': 'notices',
  'notice-decided': 'notices',
  'notice-author': 'notices',
  'visit-invitation': 'customers',
  'review-published': 'reviews',
  'review-refused': 'reviews',
  'house-request': 'reservations',
  'house-change': 'reservations',
  'house-withdrawal': 'reservations',
  'chatbot-urgent': 'chatbot-settings',
  'chatbot-reports': 'chatbot-settings',
  'chatbot-accuracy': 'chatbot-settings',
  'account-password': 'users',
  'account-invitation': 'team',
  'account-changed': 'users',
} as const satisfies Record<MessageKind, Parameters<typeof opensResource>[1]>

/** The kinds that an account with these tasks may read and hand over. */
export function kindsOpenTo(own: OwnTasks): MessageKind[] {
  return messageKinds.filter((kind) => opensResource(own, abouts[kind]))
}

/** What is switched off from now on, over the version that was read. */
export type MessageSwitchesChange = { off: readonly SwitchedKind[]; version?: number | undefined }
