import { contract } from '@potager/domain/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { findKnown, type Known, startServer, type TestServer } from './harness.ts'

/** A component of an .ics file: its lines by name and parameters, and the components inside. */
type Component = { name: string; lines: [name: string, value: string][]; inside: Component[] }

const LINE = /^([A-Z][A-Z0-9-]*(?:;[A-Z-]+=(?:"[^"]*"|[^";:,]*))*):(.*)$/
const TEXTS = ['SUMMARY', 'LOCATION', 'DESCRIPTION', 'NAME', 'X-WR-CALNAME']

function unfold(file: string): string[] {
  if (!file.endsWith('\r\n')) throw new Error('The last line has no end')
  if (/[^\r]\n|\r[^\n]/.test(file)) throw new Error('A line ends otherwise than by CRLF')
  for (const line of file.split('\r\n')) {
    if (Buffer.byteLength(line) > 75) throw new Error(`Longer than 75 octets: ${line}`)
  }
  return file
    .slice(0, -2)
    .replaceAll(/\r\n[ \t]/g, '')
    .split('\r\n')
}

function unescape(text: string): string {
  if (!/^(?:[^\\;,]|\\[\\;,nN])*$/.test(text)) throw new Error(`Not escaped: ${text}`)
  return text.replace(/\\(.)/g, (_, letter: string) => (letter.toLowerCase() === 'n' ? '\n' : letter))
}

/** Parses a file strictly by RFC 5545 §3: CRLF, folding at 75 octets, escapes, closed components. @throws Error */
function readCalendarFile(file: string): Component {
  const root: Component = { name: '', lines: [], inside: [] }
  const open: Component[] = [root]
  for (const line of unfold(file)) {
    const [, name, value] = LINE.exec(line) ?? []
    const current = open.at(-1)
    if (!name || value === undefined || !current) throw new Error(`No content line: ${line}`)
    if (name === 'BEGIN') {
      const component = { name: value, lines: [], inside: [] }
      current.inside.push(component)
      open.push(component)
    } else if (name === 'END') {
      if (open.pop()?.name !== value) throw new Error(`${value} ends what it did not begin`)
    } else {
      current.lines.push([name, TEXTS.includes(name) ? unescape(value) : value])
    }
  }
  const [calendar, more] = root.inside
  if (open.length !== 1 || !calendar || more) throw new Error('Not one calendar')
  return calendar
}

/** The only value of a line. @throws Error when there is none or several */
function propertyValue({ lines, name: component }: Component, name: string): string {
  const values = lines.filter(([key]) => key === name).map(([, value]) => value)
  if (values.length !== 1 || values[0] === undefined) throw new Error(`${component} has ${values.length} × ${name}`)
  return values[0]
}

const { getCalendarFeed, renewCalendarFeed, revokeCalendarFeed } = contract.calendar
let server: TestServer
let known: Known
let token: string
let sent: { token: string; params: { id: string } }

beforeAll(async () => {
  server = await startServer()
  known = await findKnown(server.db)
  token = await server.tokenOf('proprietaire')
  sent = { token, params: { id: known.restaurant } }
})

const read = (path: string) => server.call('GET', path)
const address = async () => (await server.ok(renewCalendarFeed, sent)).path

async function events(path: string): Promise<Component[]> {
  const { body } = await read(path)
  return readCalendarFile(String(body)).inside.filter(({ name }) => name === 'VEVENT')
}

/** One booking of the known restaurant, `day` days from today at 19:00. */
async function book(status: string, day: number, title = 'Dîner') {
  const [row] = await server.db.query<{ id: string }>(
    `insert into booking (id, kind, restaurant_id, customer_id, starts_at, ends_at, people, status, title, event_type, description, contact_phone)
     select gen_random_uuid(), 'EVENT', $1, c.id, current_date + $2::int + time '19:00', current_date + $2::int + time '22:00',
       12, $3, $4, 'AUTRE', 'Une description', '0612345678' from customer c order by c.id limit 1 returning id`,
    [known.restaurant, day, status, title],
  )
  return `${row?.id}@potager`
}

describe('the private calendar of a restaurant', () => {
  it('is read by its address alone, in strict RFC 5545 with the rules of the Paris clock', async () => {
    const title =
      'Séminaire « Graines » ; 12, rue des Lilas \\ salle du fond, avec un titre bien plus long que 75 octets\nfin'
    const uid = await book('PENDING', 20, title)
    const path = await address()
    const { status, headers, body } = await read(path)
    expect(status).toBe(200)
    expect(headers).toMatchObject({ 'content-type': 'text/calendar; charset=utf-8', 'cache-control': 'no-store' })
    const calendar = readCalendarFile(String(body))
    expect([calendar.name, propertyValue(calendar, 'VERSION')]).toEqual(['VCALENDAR', '2.0'])
    const zone = calendar.inside.find(({ name }) => name === 'VTIMEZONE')
    expect(zone && propertyValue(zone, 'TZID')).toBe('Europe/Paris')
    expect(zone?.inside.map(({ name }) => name)).toEqual(['DAYLIGHT', 'STANDARD'])
    const found = calendar.inside.filter(({ name }) => name === 'VEVENT')
    const uids = found.map((event) => propertyValue(event, 'UID'))
    expect(new Set(uids).size).toBe(uids.length)
    for (const event of found) {
      expect(propertyValue(event, 'DTSTAMP')).toMatch(/^\d{8}T\d{6}Z$/)
      expect(propertyValue(event, 'DTSTART;TZID=Europe/Paris')).toMatch(/^\d{8}T\d{6}$/)
    }
    const event = found.find((one) => propertyValue(one, 'UID') === uid)
    expect(event && propertyValue(event, 'SUMMARY')).toBe(title)
    expect(event && propertyValue(event, 'DTSTART;TZID=Europe/Paris')).toMatch(/T190000$/)
    expect(event && propertyValue(event, 'STATUS')).toBe('TENTATIVE')
    expect(event && propertyValue(event, 'DESCRIPTION')).toBe('Événement · 12 personnes · En attente')
    expect(body).not.toContain('0612345678')
  })

  it('is the same file, answered with 304, until a booking changes', async () => {
    const uid = await book('PENDING', 40)
    const path = await address()
    const first = await read(path)
    await server.db.query(`update booking set notes = notes where id = $1`, [uid.slice(0, 36)])
    const again = await read(path)
    expect([again.body, again.headers.etag]).toEqual([first.body, first.headers.etag])
    const headers = { 'if-none-match': String(first.headers.etag) }
    expect(await server.call('GET', path, { headers })).toMatchObject({ status: 304 })

    const told = async () => {
      const event = (await events(path)).find((one) => propertyValue(one, 'UID') === uid)
      const [stamp, modified, sequence] = ['DTSTAMP', 'LAST-MODIFIED', 'SEQUENCE'].map(
        (name) => event && propertyValue(event, name),
      )
      expect(stamp).toBe(modified)
      return { stamp: String(stamp), sequence: Number(sequence) }
    }
    const shown = async () => {
      const params = { restaurantId: known.restaurant }
      const found = await server.ok(contract.eventRequest.listRestaurantEventRequests, { token, params })
      const at = found.find(({ id }) => id === uid.slice(0, 36))?.changedAt
      return String(at).replace(/[-:]|\.\d+/g, '')
    }
    const before = await told()
    expect(await shown()).toBe(before.stamp)
    for (const status of ['CONFIRMED', 'PENDING', 'CONFIRMED']) {
      await server.db.query('update booking set status = $2 where id = $1', [uid.slice(0, 36), status])
    }
    const after = await told()
    expect(after.sequence).toBeGreaterThanOrEqual(before.sequence + 3)
    expect(after.stamp > before.stamp).toBe(true)
    expect(await shown()).toBe(after.stamp)
    expect((await server.call('GET', path, { headers })).status).toBe(200)
  })

  it('tells of pending and confirmed bookings of that restaurant within its window, and of no other', async () => {
    const told = [await book('PENDING', 30), await book('CONFIRMED', 300), await book('CONFIRMED', -29)]
    const untold = [await book('CANCELLED', 31), await book('COMPLETED', -2)]
    untold.push(await book('CONFIRMED', -32), await book('PENDING', 367))
    const found = await events(await address())
    const uids = found.map((event) => propertyValue(event, 'UID'))
    expect(uids).toEqual(expect.arrayContaining(told))
    for (const uid of untold) expect(uids).not.toContain(uid)
    const rows = await server.db.query<{ id: string }>('select id from booking where restaurant_id = $1', [
      known.restaurant,
    ])
    const own = new Set(rows.map(({ id }) => `${id}@potager`))
    expect(uids.every((uid) => own.has(uid))).toBe(true)
  })

  it('keeps only the fingerprint of its token, and answers 404 once it is renewed or revoked', async () => {
    const first = await address()
    const [kept] = await server.db.query('select * from calendar_feed')
    expect(JSON.stringify(kept)).not.toContain(first.slice(11, -4))
    expect((await server.ok(getCalendarFeed, sent)).since).toBeDefined()
    const second = await address()
    expect((await read(first)).status).toBe(404)
    expect((await read(second)).status).toBe(200)
    expect(await server.ok(revokeCalendarFeed, sent)).toEqual({})
    expect(await read(second)).toMatchObject({
      status: 404,
      body: { message: expect.stringContaining('Agenda introuvable') },
    })
    expect(await server.ok(getCalendarFeed, sent)).toEqual({})
  })

  it('has the name of the house and of the restaurant, as they are when it is read [HOU-08]', async () => {
    const path = await address()
    const [row] = await server.db.query<{ name: string }>('select name from restaurant where id = $1', [
      known.restaurant,
    ])
    const names = async () => {
      const calendar = readCalendarFile(String((await read(path)).body))
      return ['NAME', 'X-WR-CALNAME', 'PRODID'].map((name) => propertyValue(calendar, name))
    }
    const program = '-//Potager//Reservations//FR'
    expect(await names()).toEqual([`Potager · ${row?.name}`, `Potager · ${row?.name}`, program])
    await server.db.query(
      "insert into house (name, sentence, accent, email, phone) values ('Le Jardin', 'Trois tables.', '', '', '')",
    )
    expect(await names()).toEqual([`Le Jardin · ${row?.name}`, `Le Jardin · ${row?.name}`, program])
    await server.db.query('delete from house')
  })

  it('answers 404 to an invalid or unknown address', async () => {
    for (const name of ['x.ics', `${'A'.repeat(43)}.ics`, 'A'.repeat(43), '%00.ics', `${'é'.repeat(43)}.ics`]) {
      expect([name, (await read(`/calendars/${name}`)).status]).toEqual([name, 404])
    }
  })

  it('is recorded in the trail without its address', async () => {
    const path = await address()
    await server.ok(revokeCalendarFeed, sent)
    const rows = await server.db.query<{ action: string }>(
      `select * from audit_entry where action like '%CalendarFeed' order by at desc limit 2`,
    )
    expect(rows.map(({ action }) => action).sort()).toEqual(['renewCalendarFeed', 'revokeCalendarFeed'])
    expect(JSON.stringify(rows)).not.toContain(path.slice(11, -4))
  })
})
