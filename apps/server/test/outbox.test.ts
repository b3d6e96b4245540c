import { MOST_TRIES, waitAfter } from '@potager/domain/message'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { claimDue, LostClaim, noteHanding, noteSent, writeMessage } from '../src/api/outbox/queue.ts'
import { sendDue } from '../src/api/outbox/send.ts'
import { startServer, type TestServer, testConfig } from './harness.ts'
import { startMailServer } from './mail-server.ts'
import { countStates, letTimePass, mailing, readOutbox, reservationWords, sendBy, writeOne } from './outbox-setup.ts'
import { failLoudly } from './stores.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
beforeEach(async () => {
  await server.db.query('delete from outbox')
})

const many = async (count: number) => {
  for (let n = 0; n < count; n++) {
    await writeOne(server.db, { to: { name: `Client ${n}`, email: `client${n}@exemple.fr`, phone: null } })
  }
}

describe('a message [MSG-01]', () => {
  it('is rolled back with the transaction that writes it', async () => {
    await expect(
      server.db.transaction(async (tx) => {
        await writeOne(tx)
        throw new Error('changed my mind')
      }),
    ).rejects.toThrow('changed my mind')
    expect(await countStates(server.db)).toEqual({})
  })

  it('is written once for an event, however often it is told', async () => {
    for (let n = 0; n < 3; n++) await writeOne(server.db, { event: 'booking/1/confirmed' })
    expect(await countStates(server.db)).toEqual({ waiting: 1 })
  })

  it('without an e-mail address is for somebody of the house to hand over', async () => {
    const { url, arrived } = await startMailServer()
    await writeOne(server.db, { to: { name: 'Suzanne', email: ' ', phone: '+33612345678' } })
    await sendBy(server.db, url)
    expect(await countStates(server.db)).toEqual({ 'to-hand-over': 1 })
    expect(arrived).toEqual([])
  })

  it('without a mail server is for the house to hand over, even when one is set up later', async () => {
    const { url, arrived } = await startMailServer()
    await writeOne(server.db)
    await sendDue(server.db, testConfig(), { report: failLoudly })
    expect(await countStates(server.db)).toEqual({ 'to-hand-over': 1 })
    await sendBy(server.db, url)
    expect(arrived).toEqual([])
  })
})

describe('a sender [MSG-02]', () => {
  it('sends each message once, in plain text and as a page, and forgets its link', async () => {
    const { url, arrived } = await startMailServer()
    await writeOne(server.db, { link: '/demande/abc' })
    await sendBy(server.db, url)
    await sendBy(server.db, url)
    expect(arrived).toHaveLength(1)
    const [{ source, messageId, to } = { source: '', messageId: '', to: '' }] = arrived
    expect(to).toBe('suzanne@exemple.fr')
    expect(messageId).toMatch(/^<[\w-]+@potager>$/)
    expect(source).toMatch(/^From: Potager <bonjour@potager\.example>\r$/m)
    expect(source).toContain('text/plain')
    expect(source).toContain('text/html')
    expect(source.replaceAll('=\r\n', '')).toContain('https://potager.example/demande/abc')
    expect(await readOutbox(server.db)).toMatchObject([{ state: 'sent', link: null, tries: 1 }])
  })

  it('sends five messages at once', async () => {
    // It answers none of them before it has five.
    const { url, arrived } = await startMailServer({ slow: 50, together: 5 })
    await many(10)
    expect(await sendBy(server.db, url)).toBe(10)
    expect(new Set(arrived.map(({ to }) => to)).size).toBe(10)
    expect(arrived).toHaveLength(10)
  })

  it('waits longer after each failure, and still sends after a day without a mail server', async () => {
    await writeOne(server.db)
    let hours = 0
    for (let tries = 1; hours < 24; tries++) {
      await sendBy(server.db, 'smtp://127.0.0.1:1')
      const [row] = await readOutbox(server.db)
      expect(row).toMatchObject({ state: 'waiting', tries, failure: 'unreachable' })
      expect(Math.abs((row?.wait ?? 0) - waitAfter(tries))).toBeLessThan(30)
      hours += waitAfter(tries) / 3600
      await letTimePass(server.db)
    }
    const { url, arrived } = await startMailServer()
    await sendBy(server.db, url)
    expect(arrived).toHaveLength(1)
    expect(await readOutbox(server.db)).toMatchObject([{ state: 'sent', failure: null }])
  })

  it('gives up after the last allowed try', async () => {
    await writeOne(server.db)
    await server.db.query('update outbox set tries = $1', [MOST_TRIES - 1])
    await sendBy(server.db, 'smtp://127.0.0.1:1')
    expect(await readOutbox(server.db)).toMatchObject([
      { state: 'given-up', failure: 'unreachable', tries: MOST_TRIES },
    ])
  })

  it('gives up an address that is refused for good, tries again one that is refused for now, and sends the others', async () => {
    const { url, arrived, behaves } = await startMailServer()
    behaves.refuse = (to) => {
      if (to === 'client1@exemple.fr') return { code: 550, message: 'No such\r\nmailbox' }
      return to === 'client2@exemple.fr' ? { code: 451, message: 'Later' } : null
    }
    await many(4)
    await sendBy(server.db, url)
    const rows = await readOutbox(server.db)
    expect(rows.map(({ state, failure }) => [state, failure])).toEqual([
      ['sent', null],
      ['given-up', 'refused'],
      ['waiting', 'unreachable'],
      ['sent', null],
    ])
    expect(rows[1]?.answer).toMatch(/^550 /)
    behaves.refuse = () => null
    await letTimePass(server.db)
    await sendBy(server.db, url)
    expect(arrived.map(({ to }) => to).toSorted()).toEqual(
      ['client0', 'client2', 'client3'].map((n) => `${n}@exemple.fr`),
    )
  })

  it('sends an unanswered message at most twice, with one Message-ID, then gives up', async () => {
    const { url, arrived } = await startMailServer({ mute: true })
    await writeOne(server.db)
    for (let round = 0; round < 4; round++) {
      await sendBy(server.db, url, 1000)
      await letTimePass(server.db)
    }
    expect(await readOutbox(server.db)).toMatchObject([{ state: 'given-up', failure: 'unanswered', unanswered: 2 }])
    expect(arrived).toHaveLength(2)
    expect(new Set(arrived.map(({ messageId }) => messageId)).size).toBe(1)
  })

  it('shares messages with other senders, each sent once', async () => {
    const { url, arrived } = await startMailServer({ slow: 20 })
    await many(30)
    const counts = await Promise.all([1, 2, 3].map(() => sendBy(server.db, url)))
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(30)
    expect(new Set(arrived.map(({ messageId }) => messageId)).size).toBe(30)
    expect(arrived).toHaveLength(30)
  })
})

describe('a sender that dies', () => {
  const claimOne = async () => {
    const [claimed] = await claimDue(server.db, 1)
    if (!claimed) throw new Error('Nothing was due')
    return claimed
  }

  it('before handing its message over leaves it to another sender, which sends it once', async () => {
    const { url, arrived } = await startMailServer()
    await writeOne(server.db)
    await claimOne()
    expect(await sendBy(server.db, url)).toBe(0)
    await letTimePass(server.db)
    await sendBy(server.db, url)
    expect(arrived).toHaveLength(1)
    expect(await readOutbox(server.db)).toMatchObject([{ state: 'sent', unanswered: 0 }])
  })

  it('twice while handing over the same message has it given up as unanswered', async () => {
    const { url, arrived } = await startMailServer()
    await writeOne(server.db)
    for (let deaths = 0; deaths < 2; deaths++) {
      await noteHanding(server.db, await claimOne())
      await letTimePass(server.db)
    }
    expect(await sendBy(server.db, url)).toBe(0)
    expect(arrived).toEqual([])
    expect(await readOutbox(server.db)).toMatchObject([{ state: 'given-up', failure: 'unanswered' }])
  })

  it('and comes back late sends nothing that another has taken over', async () => {
    await writeOne(server.db)
    const late = await claimOne()
    await letTimePass(server.db)
    const second = await claimOne()
    await expect(noteHanding(server.db, late)).rejects.toThrow(LostClaim)
    await noteSent(server.db, late)
    expect(await countStates(server.db)).toEqual({ waiting: 1 })
    await noteHanding(server.db, second)
    await noteSent(server.db, second)
    expect(await countStates(server.db)).toEqual({ sent: 1 })
  })

  it('or a store that fails once the mail server has the message is reported, and the double has its Message-ID', async () => {
    const { url, arrived } = await startMailServer()
    await writeOne(server.db)
    const reports: string[] = []
    const failing: typeof server.db = {
      ...server.db,
      query: (text, params) =>
        text.includes(`state = 'sent'`) ? Promise.reject(new Error('disk full')) : server.db.query(text, params),
    }
    await sendDue(failing, mailing(url), { report: (work, error) => reports.push(`${work}: ${String(error)}`) })
    expect(reports).toEqual(['sending a message: Error: disk full'])
    // The claim goes on, so that nobody sends it again at once.
    expect(await sendBy(server.db, url)).toBe(0)
    await letTimePass(server.db)
    await sendBy(server.db, url)
    expect(arrived).toHaveLength(2)
    expect(new Set(arrived.map(({ messageId }) => messageId)).size).toBe(1)
    expect(await readOutbox(server.db)).toMatchObject([{ state: 'sent', unanswered: 1, tries: 2 }])
  })

  it('after every claim of a message has it given up after a bounded number of tries', async () => {
    await writeOne(server.db)
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      await claimOne()
      await letTimePass(server.db)
    }
    expect(await claimDue(server.db, 1)).toEqual([])
    expect(await readOutbox(server.db)).toMatchObject([{ state: 'given-up', failure: 'unreachable' }])
  })
})

describe('text that people wrote, in a message [MSG-04]', () => {
  it('is escaped in headers and in the HTML page', async () => {
    const { url, arrived } = await startMailServer()
    const nasty = 'Eve\r\nBcc: victim@exemple.fr\r\n\r\n<script>alert(1)</script>"&'
    await writeMessage(server.db, {
      kind: 'booking-cancelled',
      words: { ...reservationWords, restaurant: nasty, room: nasty, title: nasty, reason: nasty },
      event: 'nasty',
      to: { name: nasty, email: 'suzanne@exemple.fr', phone: null },
      restaurantId: null,
      subjectId: crypto.randomUUID(),
      link: '/demande/"><script>',
    })
    await sendDue(server.db, { ...mailing(url), house: { name: nasty } }, { report: failLoudly })
    expect(arrived.map(({ to }) => to)).toEqual(['suzanne@exemple.fr'])
    const source = arrived[0]?.source ?? ''
    const headers = source.slice(0, source.indexOf('\r\n\r\n'))
    expect(headers).not.toMatch(/^bcc:/im)
    expect(headers.split(/\r\n(?![ \t])/).map((line) => line.split(':')[0])).toEqual(
      expect.arrayContaining(['From', 'To', 'Subject', 'Message-ID', 'Date']),
    )
    const html = source.slice(source.indexOf('text/html')).replaceAll('=\r\n', '')
    expect(html).not.toContain('<script')
    expect(html).toContain('&lt;script')
  })
})
