import { calendarFile, calendarPlace } from '@potager/domain/calendar'
import type { House } from '@potager/domain/house'
import { type BookingWords, type MessageContent, messageBody, messageText, onOneLine } from '@potager/domain/message'
import MailComposer from 'nodemailer/lib/mail-composer'
import { messageHtml } from './html.ts'
import type { Claimed } from './queue.ts'
import { wishAddress } from './wish.ts'

/**
 * What a message becomes when its booking is put into a calendar, unless the house has promised it; kinds that are not here
 * bring no file.
 */
const calendarStatuses: Partial<Record<MessageContent['kind'], string>> = {
  'booking-confirmed': 'CONFIRMED',
  'booking-changed': 'PENDING',
  'booking-kept': 'CONFIRMED',
  'booking-reminder': 'CONFIRMED',
  'booking-cancelled': 'CANCELLED',
  'booking-refused': 'CANCELLED',
}

function calendarOf({ kind, words, subjectId, createdAt }: Claimed, house: string): string | null {
  const known = calendarStatuses[kind]
  if (!known || !subjectId) return null
  const { restaurant, room, title, start, end, zone, ...told } = words as BookingWords
  const { status = known, changedAt = createdAt.getTime() } = told
  const entry = { id: subjectId, title: title ?? restaurant, start, end, status, changedAt }
  const location = calendarPlace(restaurant, room)
  return calendarFile([{ ...entry, location }], { house, restaurant, zone })
}

/** Lets mail programs offer to get no more of them, without opening a page (RFC 8058). */
function unsubscribing(wishes: string | null): Record<string, string> {
  if (wishes === null) return {}
  return { 'List-Unsubscribe': `<${wishes}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

/** Who sends, and where the site is. */
export type Sender = { from: string; origin: string; house: Pick<House, 'name' | 'accent'> }

/**
 * A message as bytes. What people wrote goes through the composer, which encodes it: a line end in a name begins no
 * header.
 */
export async function composeMail(message: Claimed, { from, origin, house }: Sender): Promise<Buffer> {
  const text = messageText(message)
  const address = message.link === null ? null : new URL(message.link, origin).href
  const wishes = wishAddress(message.wishToken, origin)
  const name = onOneLine(house.name)
  const calendar = calendarOf(message, house.name)
  const composer = new MailComposer({
    from: { name, address: from },
    to: { name: onOneLine(message.name), address: message.email },
    subject: text.subject,
    messageId: message.messageId,
    date: message.createdAt,
    text: messageBody(text, { house: name, address, wishes }),
    html: messageHtml(text, { house: name, accent: house.accent, address, wishes }),
    headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribing(wishes) },
    // Neither the file nor its type names a method: without an organiser it is no invitation (RFC 5546).
    ...(calendar
      ? { attachments: [{ filename: 'agenda.ics', content: calendar, contentType: 'text/calendar; charset=utf-8' }] }
      : {}),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return composer.compile().build()
}
