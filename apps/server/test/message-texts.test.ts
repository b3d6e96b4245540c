import { seenForChange } from '@potager/domain/booking'
import { contract } from '@potager/domain/contract'
import { linkPaths } from '@potager/domain/link-paths'
import {
  type MessageKind,
  type MessageWords,
  mailtoOf,
  messageBody,
  messageKinds,
  messageText,
} from '@potager/domain/message'
import { addDays, todayInParis, wallToInstant } from '@potager/domain/time'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { remindOfTomorrow } from '../src/api/outbox/booking.ts'
import { type Claimed, wishAddress } from '../src/api/outbox/queue.ts'
import { composeMail, messageHtml } from '../src/api/outbox/send.ts'
import { newVisitorRequest } from './access/reservation.ts'
import { findKnown, type Known, startServer, type TestServer } from './harness.ts'
import { entryOf, startMailServer } from './mail-server.ts'
import { sendBy } from './outbox-setup.ts'

const EMAIL = 'suzanne@exemple.fr'
const ORIGIN = 'https://potager.example'
const LINK = '/demande/abc'
const WISH_TOKEN = 'jeton'

const hostile: Readonly<Record<string, string>> = {
  'a header of its own': 'Eve\r\nBcc: victime@exemple.fr\r\n\r\nBonjour',
  'a script': '</title></p><script>alert(1)</script>',
  'an attribute and a picture': `"' onmouseover="alert(1)"><img src="https://traceur.exemple/p.gif">`,
  'a text that runs backwards': '\u202Emoc.elpmaxe\u2066gnp.exe',
  'a very long text': 'Très long '.repeat(2000),
  'line ends of other kinds': 'un\u2028deux\u2029trois\u0085quatre\u000Bcinq\rsix\nsept',
  'an entry of a calendar': 'Repas\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nATTACH:https://traceur.exemple/x',
  'an encoded word': '=?utf-8?q?Bcc:_victime=40exemple.fr?=',
  'an address': `x@exemple.fr>, <victime@exemple.fr>?bcc=victime@exemple.fr&body=rien`,
}

/** The words of every kind, with this text wherever somebody could have written it. */
function wordsOf(text: string): MessageWords {
  const booking = {
    booking: 'EVENT',
    restaurant: text,
    room: text,
    start: '2026-11-21T19:30:00',
    end: '2026-11-21T22:00:00',
    people: 8,
    status: text,
    title: text,
    wish: { start: '2026-12-03T20:00:00', end: '2026-12-03T22:00:00', people: 4 },
    reason: text,
  } as const
  const house = { ...booking, customer: text, phone: text, email: text }
  const notice = { about: text, motives: ['FAKE'], contact: text, decision: 'WITHDRAWN', reason: text } as const
  const visit = { restaurant: text, day: '2026-11-20' }
  const review = { ...visit, about: text, reason: text }
  return {
    'booking-received': booking,
    'booking-confirmed': booking,
    'booking-refused': booking,
    'booking-cancelled': booking,
    'booking-changed': booking,
    'booking-kept': booking,
    'booking-reminder': booking,
    'booking-link': booking,
    'order-ready': { restaurant: text, number: text, total: 2450, delivery: true },
    'notice-received': notice,
    'notice-decided': notice,
    'notice-author': notice,
    'visit-invitation': visit,
    'review-published': review,
    'review-refused': review,
    'house-request': house,
    'house-change': house,
    'house-withdrawal': house,
    'chatbot-urgent': { disease: text, probability: 92 },
    'chatbot-reports': { reports: 3, threshold: 2 },
    'chatbot-accuracy': { accuracy: 71, threshold: 80, sessions: 40 },
    'account-password': { username: text },
    'account-invitation': { restaurant: text },
    'account-changed': { username: text, part: 'email' },
  }
}

/** A message of a kind, with this text in all of its words, its name and the house's. */
async function render(kind: MessageKind, written: string) {
  const content = { kind, words: wordsOf(written)[kind] } as Pick<Claimed, 'kind' | 'words'>
  const message = {
    ...content,
    id: 'm1',
    claim: 'c1',
    messageId: '<m1@potager>',
    name: written,
    email: EMAIL,
    link: LINK,
    wishToken: WISH_TOKEN,
    subjectId: 'b1',
    tries: 1,
    unanswered: 0,
    createdAt: new Date('2026-11-20T10:00:00Z'),
  } as Claimed
  const text = messageText(message)
  const [address, wishes] = [`${ORIGIN}${LINK}`, wishAddress(WISH_TOKEN, ORIGIN)]
  const body = messageBody(text, { house: written, address, wishes })
  const house = { name: written, accent: '' }
  const bytes = await composeMail(message, { from: 'bonjour@potager.example', origin: ORIGIN, house })
  return {
    ...text,
    body,
    html: messageHtml(text, { house: written, accent: '', address, wishes }),
    mail: bytes.toString('utf8'),
    mailto: mailtoOf({ email: EMAIL, subject: text.subject, body }),
  }
}

const headersOf = (part: string) =>
  part
    .slice(0, part.indexOf('\r\n\r\n'))
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
const namesOf = (part: string) => headersOf(part).map((line) => line.split(':')[0])
/** Every tag as it stands: what people wrote is in none of them. */
const tagsOf = (html: string) => html.match(/<[^>]*>?/g)

/** The calendar that is attached to a message, line by line as it is meant; null without one. */
function calendarIn(mail: string): string[] | null {
  const part = mail.split(/\r\n--[^\r\n]+\r\n/).find((one) => /^content-type: text\/calendar/i.test(one))
  if (!part) return null
  expect(part).toMatch(/^content-transfer-encoding: base64/im)
  const file = Buffer.from(part.slice(part.indexOf('\r\n\r\n')), 'base64').toString('utf8')
  expect(file.replaceAll('\r\n', '')).not.toMatch(/\p{Cc}/u)
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  return file.replaceAll('\r\n ', '').split('\r\n')
}
const propertiesOf = (lines: string[] | null) => lines?.map((line) => line.split(/[:;]/)[0])

const { createVisitorRequest, readVisitorRequest } = contract.request
const { updateReservationStatus } = contract.reservation

let server: TestServer
let known: Known
let token: string
let week = 0

describe('hostile text in messages [MSG-04]', () => {
  it.each(messageKinds)('stays text in every part of %s', async (kind) => {
    const harmless = await render(kind, 'Suzanne Flon')
    for (const href of tagsOf(harmless.html)?.flatMap((tag) => /href="([^"]*)"/.exec(tag)?.[1] ?? []) ?? []) {
      expect(href.startsWith(`${ORIGIN}/`)).toBe(true)
    }
    expect(harmless.html).not.toMatch(/\ssrc=|url\(|@import|<link/i)

    for (const [what, written] of Object.entries(hostile)) {
      const { subject, paragraphs, body, html, mail, mailto } = await render(kind, written)
      for (const line of [subject, ...paragraphs]) expect(line, what).not.toMatch(/[\p{Cc}\u2028\u2029]/u)
      expect(body.split(/[\r\n\u2028\u2029]/u).length, what).toBe(harmless.body.split('\n').length)

      expect(namesOf(mail), what).toEqual(namesOf(harmless.mail))
      for (const line of headersOf(mail)) expect(line, what).not.toMatch(/\p{Cc}/u)
      const to = headersOf(mail).find((line) => line.startsWith('To:'))
      expect(to?.match(/<[^>]*>/g)?.at(-1), what).toBe(`<${EMAIL}>`)
      expect(tagsOf(html), what).toEqual(tagsOf(harmless.html))

      const calendar = calendarIn(mail)
      expect(propertiesOf(calendar), what).toEqual(propertiesOf(calendarIn(harmless.mail)))
      expect(calendar?.filter((line) => line === 'BEGIN:VEVENT').length ?? 1, what).toBe(1)

      const link = new URL(mailto)
      expect([link.protocol, decodeURIComponent(link.pathname)], what).toEqual(['mailto:', EMAIL])
      expect([...link.searchParams.keys()], what).toEqual(['subject', 'body'])
      expect(link.searchParams.get('subject'), what).toBe(subject)
      expect(link.searchParams.get('body'), what).toBe(body)
    }
  })

  it('is tried in six kinds with a calendar, and as a recipient', async () => {
    const mails = await Promise.all(messageKinds.map(async (kind) => (await render(kind, 'Suzanne')).mail))
    expect(mails.filter((mail) => calendarIn(mail) !== null)).toHaveLength(6)
    const address = hostile['an address'] ?? ''
    const link = new URL(mailtoOf({ email: address, subject: 'Oui', body: 'Non' }))
    expect(decodeURIComponent(link.pathname)).toBe(address)
    expect([...link.searchParams]).toEqual([
      ['subject', 'Oui'],
      ['body', 'Non'],
    ])
  })
})
beforeAll(async () => {
  server = await startServer()
  known = await findKnown(server.db)
  token = await server.tokenOf('gerant')
})
beforeEach(async () => {
  week += 1
  await server.db.query('delete from call_count')
  await server.db.query('delete from outbox')
})

/** A visitor's request. @returns its id */
async function ask(): Promise<string> {
  const body = { ...newVisitorRequest(known, week), email: 'ines.delacroix@exemple.fr' }
  await server.ok(createVisitorRequest, { body })
  const [row] = await server.db.query<{ id: string }>('select subject_id as id from outbox')
  return row?.id ?? ''
}
const answer = (id: string, status: string, reason?: string) =>
  server.ok(updateReservationStatus, { token, params: { id }, body: { status, ...(reason ? { reason } : {}) } })
const links = () =>
  server.db.query<{ kind: string; link: string | null }>('select kind, link from outbox order by created_at, id')
const opens = async (link: string | null) =>
  (await server.ask(readVisitorRequest, { params: { token: (link ?? '').slice(linkPaths.request('').length) } })).status

describe('messages to a visitor about their request [VIS-13]', () => {
  it('carry a link of their own to it, and earlier links stay valid', async () => {
    const id = await ask()
    await answer(id, 'CONFIRMED')
    await answer(id, 'PENDING')
    await answer(id, 'CANCELLED', 'Complet')
    const told = await links()
    expect(told.map(({ kind }) => kind)).toEqual([
      'booking-received',
      'booking-confirmed',
      'booking-changed',
      'booking-refused',
    ])
    expect(new Set(told.map(({ link }) => link)).size).toBe(4)
    for (const { link } of told) expect(await opens(link)).toBe(200)
  })

  it('have a link in the reminder too, made once and only when the message is written', async () => {
    const id = await ask()
    await answer(id, 'CONFIRMED')
    const today = todayInParis(Date.now())
    await server.db.query(
      `update booking set starts_at = $2::text::timestamp, ends_at = $3::text::timestamp, created_at = now() - interval '3 days' where id = $1`,
      [id, `${addDays(today, 1)} 04:00`, `${addDays(today, 1)} 05:00`],
    )
    const count = async () => (await server.db.query('select 1 from request_link where booking_id = $1', [id])).length
    const before = await count()
    const remind = () => remindOfTomorrow(server.db, wallToInstant(`${today}T09:00:00`))
    await server.db.query(`insert into message_switches (off) values ('{booking-reminder}')`)
    await remind()
    expect(await count()).toBe(before)
    await server.db.query('delete from message_switches')
    await remind()
    await remind()
    expect(await count()).toBe(before + 1)
    const reminder = (await links()).find(({ kind, link }) => kind === 'booking-reminder' && link !== null)
    expect(await opens(reminder?.link ?? null)).toBe(200)
  })

  it('do not count against the limit of links that a visitor asks for', async () => {
    const id = await ask()
    for (let n = 0; n < 5; n++) {
      await answer(id, 'CONFIRMED')
      await answer(id, 'PENDING')
    }
    await server.db.query(`update request_link set made_at = made_at - interval '2 hours' where asked`)
    const day = newVisitorRequest(known, week).startTime.slice(0, 10)
    await server.ok(contract.request.recoverVisitorRequest, { body: { contact: 'ines.delacroix@exemple.fr', day } })
    expect((await links()).map(({ kind }) => kind)).toContain('booking-link')
  })

  it('update the same calendar entry, with a greater sequence and the name of the house [HOU-08]', async () => {
    const { url, arrived } = await startMailServer()
    const id = await ask()
    await answer(id, 'CONFIRMED')
    await answer(id, 'PENDING')
    await sendBy(server.db, url)
    const entries = arrived.map(({ source }) => entryOf(source)).filter((entry) => entry !== '')
    const read = (name: string) => entries.map((entry) => new RegExp(`^${name}:(.*)\\r$`, 'm').exec(entry)?.[1])
    expect(read('NAME')).toEqual(entries.map(() => expect.stringMatching(/^Potager · ./)))
    expect(new Set(read('UID'))).toEqual(new Set([`${id}@potager`]))
    const byStatus = new Map(read('STATUS').map((status, index) => [status, Number(read('SEQUENCE')[index])]))
    expect(byStatus.get('TENTATIVE')).toBeGreaterThan(byStatus.get('CONFIRMED') ?? Number.NaN)
  })

  it('cancel the calendar entry when the request is refused, in a file without METHOD [MSG-23]', async () => {
    const { url, arrived } = await startMailServer()
    const id = await ask()
    for (const status of ['CONFIRMED', 'PENDING', 'CANCELLED']) await answer(id, status)
    await sendBy(server.db, url)
    const files = arrived.filter(({ source }) => entryOf(source).includes(`UID:${id}@potager`))
    const numbers = new Map(
      files.map(({ source }) => {
        const [, status = ''] = /^STATUS:(.*)\r$/m.exec(entryOf(source)) ?? []
        return [status, Number(/^SEQUENCE:(.*)\r$/m.exec(entryOf(source))?.[1])]
      }),
    )
    expect(numbers.get('CANCELLED')).toBeGreaterThan(numbers.get('TENTATIVE') ?? Number.NaN)
    // RFC 5546: a method stands in both places or in none.
    for (const { source } of files) {
      expect(source).toMatch(/^Content-Type: text\/calendar; charset=utf-8; name=agenda\.ics\r$/m)
      expect(entryOf(source)).not.toMatch(/^METHOD:/m)
    }
  })

  it('move the calendar entry when the house moves the booking, still confirmed [MOV-08]', async () => {
    const { url, arrived } = await startMailServer()
    const id = await ask()
    await answer(id, 'CONFIRMED')
    const { startTime, endTime, numberOfPeople: people } = newVisitorRequest(known, week)
    const [day] = startTime.split('T')
    const seen = seenForChange({ status: 'CONFIRMED', start: startTime, end: endTime, people }, {})
    const body = { startTime: `${day}T13:00`, endTime: `${day}T15:00`, numberOfPeople: people, seen }
    await server.ok(contract.booking.changeBooking, { token, params: { id }, body })
    await server.db.query('update outbox set due_at = now() where heard_before is not null')
    await sendBy(server.db, url)
    const moved = arrived.find(({ source }) => entryOf(source).includes('T130000'))?.source ?? ''
    const before = arrived.find(
      ({ source }) => source !== moved && entryOf(source).includes('STATUS:CONFIRMED'),
    )?.source
    const read = (source: string, name: string) => new RegExp(`^${name}:(.*)\\r$`, 'm').exec(entryOf(source))?.[1]
    expect([read(moved, 'UID'), read(moved, 'STATUS')]).toEqual([`${id}@potager`, 'CONFIRMED'])
    expect(Number(read(moved, 'SEQUENCE'))).toBeGreaterThan(Number(read(before ?? '', 'SEQUENCE')))
  })
})
