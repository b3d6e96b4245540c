import { contract } from '@potager/domain/contract'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { networkOf } from '../src/api/auth/throttle.ts'
import { type CallAnswer, startServer, type TestServer } from './harness.ts'

const { login, refresh } = contract.auth
const PASSWORD = 'Potager#2026'
const LONGEST_ACCOUNT_WAIT = 5

let server: TestServer
beforeAll(async () => {
  server = await startServer({ trustProxy: true })
})
beforeEach(async () => {
  await server.db.query('delete from login_throttle')
  await server.db.query('delete from known_address')
})

const attempt = (from: string, password: string, username = 'gerant') =>
  server.ask(login, { body: { username, password }, headers: { 'x-forwarded-for': from } })
const waitOf = ({ status, headers }: CallAnswer) => (status === 429 ? Number(headers['retry-after']) : 0)

/** Makes all counts this many seconds older. */
const pass = (seconds: number) =>
  server.db.query(
    'update login_throttle set free_at = free_at - make_interval(secs => $1), touched_at = touched_at - make_interval(secs => $1)',
    [seconds],
  )

/** Simulates another visitor's recent try on the account, with margin for slow machines. */
const holdAccount = () =>
  server.db.query(`update login_throttle set free_at = now() + interval '1 hour' where key like 'account:%'`)

describe('a stranger who tries passwords on an account', () => {
  it('delays the owner’s sign-in from a new address by five seconds at most', async () => {
    const waits: number[] = []
    for (let tries = 0; tries < 21; tries++) await pass(waitOf(await attempt('203.0.113.9', 'non')))
    let quiet = 0
    for (let round = 0; round < 16; round++) {
      // The attacker tries as often as allowed, and just before the person.
      if (quiet <= 0) quiet = waitOf(await attempt('203.0.113.9', 'non'))
      await server.db.query('delete from known_address')
      let waited = 0
      let answer = await attempt(`198.51.100.${round}`, PASSWORD)
      while (answer.status === 429 && waited <= LONGEST_ACCOUNT_WAIT) {
        waited += waitOf(answer)
        await pass(waitOf(answer))
        answer = await attempt(`198.51.100.${round}`, PASSWORD)
      }
      expect(answer.status, `round ${round}, waited ${waited} s`).toBe(200)
      waits.push(waited)
      await pass(5)
      quiet -= 5 + waited
    }
    expect(Math.max(...waits)).toBeLessThanOrEqual(LONGEST_ACCOUNT_WAIT)
  })

  it('has one try in five seconds however many addresses it has, and holds up nobody whose address is known', async () => {
    expect((await attempt('192.0.2.1', PASSWORD)).status).toBe(200)
    let read = 0
    const known: number[] = []
    const start = Date.now()
    for (let index = 0; index < 40; index++) {
      if ((await attempt(`203.0.113.${index}`, 'non')).status === 400) read += 1
      await pass(1)
      if (index % 10 === 9) known.push((await attempt('192.0.2.1', PASSWORD)).status)
    }
    expect(known).toEqual([200, 200, 200, 200])
    // Ten free tries, three with shorter waits, then one every five seconds.
    const seconds = 40 + (Date.now() - start) / 1000
    expect(read).toBeLessThanOrEqual(13 + seconds / LONGEST_ACCOUNT_WAIT)
  })

  it('causes only a wait: the owner’s tries refused meanwhile are not counted', async () => {
    await attempt('203.0.113.1', 'non')
    await holdAccount()
    for (let index = 0; index < 10; index++) expect((await attempt('198.51.100.7', PASSWORD)).status).toBe(429)
    await pass(3600)
    expect((await attempt('198.51.100.7', PASSWORD)).status).toBe(200)
  })

  it('gets no more tries from a known address than from another', async () => {
    expect((await attempt('192.0.2.1', PASSWORD)).status).toBe(200)
    let read = 0
    for (let index = 0; index < 30; index++) {
      if ((await attempt('192.0.2.1', 'non')).status === 400) read += 1
      await pass(1)
    }
    expect(read).toBeLessThanOrEqual(9) // 3 free, then waits of 1, 2, 4, 8, 16 and 32 s
  })
})

describe('an address', () => {
  it('that renews a session is known from then on, for a day after its last use', async () => {
    const { refreshToken } = await server.signIn('gerant')
    await server.ok(refresh, { body: { refreshToken }, headers: { 'x-forwarded-for': '192.0.2.44' } })
    await attempt('203.0.113.1', 'non')
    await holdAccount()
    expect((await attempt('192.0.2.44', PASSWORD)).status).toBe(200)
    await server.db.query(`update known_address set seen_at = now() - interval '25 hours'`)
    expect((await attempt('192.0.2.44', PASSWORD)).status).toBe(429)
  })

  it('is one with its /64: 60 tries from 60 addresses of it are slowed as one', async () => {
    const answers: number[] = []
    for (let index = 1; index <= 60; index++) {
      answers.push((await attempt(`2001:db8:1:2::${index.toString(16)}`, 'non', `inconnu${index}`)).status)
    }
    expect(answers.slice(0, 30)).toEqual(Array(30).fill(400))
    expect(answers.filter((status) => status === 400).length).toBeLessThanOrEqual(34)
    expect((await attempt('2001:db8:1:3::1', 'non', 'inconnu')).status).toBe(400)
  })

  it.each([
    ['X-Forwarded-For with a port', (port: number) => ({ 'x-forwarded-for': `192.0.2.1, 203.0.113.8:${port}` })],
    ['X-Forwarded-For with brackets', (port: number) => ({ 'x-forwarded-for': `[2001:db8::1]:${port}` })],
    ['Forwarded', (port: number) => ({ forwarded: `for=192.0.2.1, for="[2001:db8:5::1]:${port}";proto=https` })],
    ['Forwarded, IPv4', (port: number) => ({ forwarded: `proto=https;For="203.0.113.9:${port}"` })],
  ])(
    'is one whatever port its connection has: 60 tries by %s are slowed as one',
    { tags: ['full'] },
    async (_, headersOf) => {
      const answers: number[] = []
      for (let index = 1; index <= 60; index++) {
        const body = { username: `inconnu${index}`, password: 'non' }
        answers.push((await server.ask(login, { body, headers: headersOf(50_000 + index) })).status)
      }
      expect(answers.slice(0, 30)).toEqual(Array(30).fill(400))
      expect(answers.filter((status) => status === 400).length).toBeLessThanOrEqual(34)
    },
  )

  it('is nowhere in the database', async () => {
    await attempt('198.51.100.77', 'non')
    await attempt('198.51.100.77', PASSWORD)
    const rows = await server.db.query('select key from login_throttle union all select address from known_address')
    expect(rows.length).toBeGreaterThan(1)
    expect(JSON.stringify(rows)).not.toContain('198.51')
  })

  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::FFFF:c000:201', '192.0.2.1'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:0db8:0000:0000:ffff:ffff:ffff:ffff', '2001:db8:0:0::/64'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['1:2:3:4:5:6:7::', '1:2:3:4::/64'],
    ['unix', 'unix'],
    ['203.0.113.8:50001', '203.0.113.8'],
    ['[::ffff:192.0.2.1]:443', '192.0.2.1'],
    ['[2001:db8::1]', '2001:db8:0:0::/64'],
  ])('%s counts as %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })
})
