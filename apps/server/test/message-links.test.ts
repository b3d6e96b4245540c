import { seenForChange } from '@potager/domain/booking'
import { contract } from '@potager/domain/contract'
import { linkPaths } from '@potager/domain/link-paths'
import { addDays, todayInParis, wallToInstant } from '@potager/domain/time'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { remindOfTomorrow } from '../src/api/outbox/booking.ts'
import { newVisitorRequest } from './access/reservation.ts'
import { startServer, type TestServer } from './harness.ts'
import { findKnown, type Known } from './known.ts'
import { entryOf, startMailServer } from './mail-server.ts'
import { sendBy } from './outbox-setup.ts'

const { createVisitorRequest, readVisitorRequest } = contract.request
const { updateReservationStatus } = contract.reservation

let server: TestServer
let known: Known
let token: string
let week = 0
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
