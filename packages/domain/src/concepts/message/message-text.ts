import { isolated } from '../../base/text/text.ts'
import { messageTexts } from './message.messages.ts'
import type { MessageContent, MessageText } from './message.ts'
import { messageWishMessages } from './message-wish.messages.ts'

// Line ends in a name would begin a header or a paragraph of their own.
const CONTROLS = /[\p{Cc}\u2028\u2029]+/gu

/** A text on one line. */
export function onOneLine(text: string): string {
  return text.replace(CONTROLS, ' ').trim()
}

const withIsolated = (words: object) =>
  Object.fromEntries(
    Object.entries(words).map(([name, value]) => [name, typeof value === 'string' ? isolated(value) : value]),
  )

/** What a message says, the same on the screen and by e-mail. */
export function messageText({ kind, words }: MessageContent): MessageText {
  const say = messageTexts[kind] as (words: unknown) => MessageText
  const { subject, paragraphs, link } = say(withIsolated(words))
  return { subject: onOneLine(subject), paragraphs: paragraphs.map(onOneLine).filter((text) => text !== ''), link }
}

/** The same as plain text: paragraphs, its link if it has one, who writes, and how to get no more of them. */
export function messageBody(
  { paragraphs, link }: MessageText,
  from: { house: string; address: string | null; wishes?: string | null },
): string {
  const linked = from.address ? [`${link}\u00a0:\n${from.address}`] : []
  const ends = from.wishes ? [`${messageWishMessages.line}\u00a0:\n${from.wishes}`] : []
  return [...paragraphs, ...linked, onOneLine(from.house), ...ends].join('\n\n')
}

/** A message for a program that writes e-mails, which gets it from an address. */
export function mailtoOf({ email, subject, body }: { email: string; subject: string; body: string }): string {
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}
