import { calendarFile, calendarPlace } from '@potager/domain/calendar'
import { grounds, type House, housePalette } from '@potager/domain/house'
import {
  type BookingWords,
  type MessageContent,
  type MessageText,
  messageBody,
  messageText,
  onOneLine,
} from '@potager/domain/message'
import { messageWishMessages } from '@potager/domain/messages'
import MailComposer from 'nodemailer/lib/mail-composer'
import type { Config } from '../../base/config.ts'
import { escapeHtml } from '../../base/html.ts'
import type { Database, ReportFailure } from '../../db/database.ts'
import { findHouse } from '../house/routes.ts'
import {
  type Claimed,
  claimDue,
  handOverDue,
  LostClaim,
  noteFailure,
  noteHanding,
  noteSent,
  wishAddress,
} from './queue.ts'
import { smtpSender } from './smtp.ts'

/** The accent of the theme, for a house that has none of its own. */
const THEME_ACCENT = '#22543D'

/** Who writes, where the message's link leads, and where one chooses to get no more of them, if there is such a page. */
type Sheet = { house: string; accent: string; address: string | null; wishes: string | null }

/**
 * A message as a page: the words of the plain text in the house's colours. Nothing of it is fetched, neither pictures
 * nor typefaces, so that nobody learns whether it was read.
 */
export function messageHtml(
  { subject, paragraphs, link }: MessageText,
  { house, accent, address, wishes }: Sheet,
): string {
  const { paper, paperRaised, ink, inkSoft } = grounds.light
  const { leaf, onLeaf } = housePalette(accent || THEME_ACCENT).light
  const said = paragraphs.map((text) => `<p style="margin:0 0 14px">${escapeHtml(text)}</p>`).join('')
  const button = address
    ? `<p style="margin:22px 0"><a href="${escapeHtml(address)}" style="display:inline-block;padding:11px 18px;border-radius:8px;background:${leaf};color:${onLeaf};font-weight:600;text-decoration:none">${escapeHtml(link)}</a></p>`
    : ''
  const end = wishes
    ? `<br><a href="${escapeHtml(wishes)}" style="color:${inkSoft}">${escapeHtml(messageWishMessages.line)}</a>`
    : ''
  return (
    `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>` +
    `<body style="margin:0;padding:24px 12px;background:${paper};color:${ink};font:16px/1.5 'Segoe UI','Helvetica Neue',sans-serif">` +
    `<div style="max-width:560px;margin:0 auto;padding:24px;background:${paperRaised};border-radius:12px">` +
    `<p style="margin:0 0 18px;color:${leaf};font:700 22px/1.3 Georgia,serif">${escapeHtml(house)}</p>${said}${button}` +
    `<p style="margin:22px 0 0;color:${inkSoft};font-size:14px">${escapeHtml(house)}${end}</p></div></body></html>`
  )
}

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
type Sender = { from: string; origin: string; house: Pick<House, 'name' | 'accent'> }

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

/** How many are on their way at the same time. */
const AT_ONCE = 5

export type Mailing = Pick<Config, 'house' | 'houseLogo' | 'smtp' | 'publicOrigin'>
type Send = ReturnType<typeof smtpSender>

/** Sends one claimed message and writes down what became of it. */
async function sendOne(
  db: Database,
  message: Claimed,
  sender: Sender,
  { send, report }: { send: Send; report: ReportFailure },
): Promise<void> {
  try {
    const bytes = await composeMail(message, sender)
    const post = { from: sender.from, to: message.email, bytes }
    const delivery = await send(post, () => noteHanding(db, message))
    if (delivery.sent) await noteSent(db, message)
    else await noteFailure(db, message, delivery)
  } catch (error) {
    // What could not be written stays claimed until the claim is over, and counts as lost then.
    if (!(error instanceof LostClaim)) report('sending a message', error)
  }
}

type Options = { report: ReportFailure; patience?: number; pause?: number }

/**
 * Lanes on which messages leave, one after the other on each. A message that finds no answer holds up its own lane only.
 * Without a server to send by, what is due becomes what somebody hands over.
 */
function openLanes(db: Database, config: Mailing, { report, patience }: Options) {
  const { smtp, publicOrigin } = config
  const lanes = new Set<Promise<void>>()
  const state = { stopped: false, tried: 0 }

  async function runLane(): Promise<void> {
    if (!smtp || !publicOrigin) return handOverDue(db)
    const send = smtpSender(smtp.url, patience)
    while (!state.stopped) {
      const [message] = await claimDue(db, 1)
      if (!message) return
      state.tried += 1
      // There may be more that is due.
      start()
      const sender = { from: smtp.from, origin: publicOrigin.origin, house: await findHouse(db, config) }
      await sendOne(db, message, sender, { send, report })
    }
  }

  /** Starts a lane, unless there are enough. It ends when nothing is due. */
  function start(): void {
    if (state.stopped || lanes.size >= AT_ONCE) return
    const lane = runLane()
      .catch((error: unknown) => report('sending messages', error))
      .finally(() => lanes.delete(lane))
    lanes.add(lane)
  }

  /** Resolves once no lane runs. Returns how many messages were tried. */
  async function ended(): Promise<number> {
    while (lanes.size > 0) await Promise.all(lanes)
    return state.tried
  }

  async function stop(): Promise<void> {
    state.stopped = true
    await ended()
  }

  return { start, ended, stop }
}

/**
 * Sends what is due, some at once, until nothing is. Without a server to send by, it becomes what somebody hands over.
 * @returns how many were tried
 */
export function sendDue(db: Database, config: Mailing, options: Options): Promise<number> {
  const lanes = openLanes(db, config, options)
  lanes.start()
  return lanes.ended()
}

/** How often a sender looks for what is due. */
const PAUSE_MS = 5000

/** Sends what is due while the database is open. Returns a function that stops it, once what is on its way is told. */
export function startSending(db: Database, config: Mailing, options: Options): () => Promise<void> {
  const lanes = openLanes(db, config, options)
  const timer = setInterval(lanes.start, options.pause ?? PAUSE_MS)
  timer.unref()
  lanes.start()
  return async () => {
    clearInterval(timer)
    await lanes.stop()
  }
}
