import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { type Conformance, type ConformanceReport, differences, reportText, runConformance } from '@potager/conformance'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { allEndpoints } from '../src/api/endpoints.ts'
import { inProcess, type Seen } from './conformance-faults.ts'
import { afterFile, startServer, type TestServer } from './harness.ts'
import { programFile } from './place.ts'

// Each run makes hundreds of requests.
vi.setConfig({ testTimeout: 120_000 })

const credentials = { username: 'admin', password: 'Potager#2026' }

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})

/** A run against our own server. */
async function check(options: Partial<Conformance>, saw?: (seen: Seen) => void): Promise<ConformanceReport> {
  await server.db.query('delete from login_throttle')
  return runConformance({ base: 'http://own.test/api', credentials, fetch: inProcess(server.app, saw), ...options })
}

const countRows = async () =>
  server.db.query(`select (select count(*)::int from customer_order) as orders, (select count(*)::int from dish) as dishes,
    (select count(*)::int from booking) as bookings, (select count(*)::int from account) as accounts,
    (select count(*)::int from restaurant) as restaurants, (select count(*)::int from disease) as diseases`)

describe('the contract’s check of our own server', () => {
  it('writes nothing unless told to', async () => {
    const before = await countRows()
    const unsafe: Seen[] = []
    const report = await check({}, (seen) => {
      const reads = ['GET', 'HEAD'].includes(seen.method) || seen.path.startsWith('/authentification')
      if (!reads && seen.status < 400) unsafe.push(seen)
    })
    expect(differences(report)).toEqual([])
    expect(unsafe).toEqual([])
    expect(await countRows()).toEqual(before)
  })

  it('finds no difference, covers every call, and leaves only records that no call can remove', async () => {
    const held = () =>
      server.db.query(`select (select count(*)::int from disease) as diseases, (select count(*)::int from sign) as signs,
        (select count(*)::int from booking where active) as active,
        (select count(*)::int from customer_order where status in ('PENDING', 'CONFIRMED', 'PREPARING', 'READY')) as open,
        (select count(*)::int from dish where available) as dishes, (select count(*)::int from session) as sessions`)
    const before = await held()
    const report = await check({ write: true, decide: true })
    expect(reportText(report)).toContain('Aucune différence avec le contrat.')
    expect(await held()).toEqual(before)
    expect(report.left).toEqual([
      expect.stringMatching(/^restaurant « Contrôle /),
      expect.stringMatching(/^plat « Contrôle /),
      'une session du chatbot et son signalement',
    ])
    const names = (some: ConformanceReport['findings']) => new Set(some.map(({ call }) => call.split(' ')[0] ?? ''))
    const checked = names(report.findings.filter(({ skipped, absent }) => skipped === undefined && !absent))
    expect(allEndpoints.map(({ call }) => call.name).filter((name) => !checked.has(name))).toEqual([
      'register',
      // A link works once, and only its maker is told it.
      'readAccountLink',
      'resetPassword',
      'registerInvited',
      // A notice stays, and only its maker is told its link.
      'sendNotice',
      'getNotice',
      // A visit has an order of its own, and only its customer is told its address.
      'readVisit',
      'writeVisitReview',
      'correctVisitReview',
      'contestVisitReview',
      'withdrawVisitReview',
      // A visitor's request stays, and only its maker is told its link.
      'createVisitorRequest',
      'readVisitorRequest',
      'withdrawVisitorRequest',
      'proposeVisitorRequest',
      'withdrawVisitorProposal',
      'recoverVisitorRequest',
      // So is the link of a message.
      'readMessageWish',
      'saveMessageWish',
      // Each leaves a session or report behind, and the reading call needs one of these.
      'consultAssistant',
      'getConsultation',
      'reportConsultation',
    ])
    const unread = names(report.findings.filter(({ skipped }) => skipped !== undefined))
    expect(
      [...unread].filter(
        (name) =>
          ![
            'getAuditEntry',
            'getConsultation',
            'readAccountLink',
            'readVisitorRequest',
            'readVisit',
            'getOrderVisit',
            'getNotice',
            'readMessageWish',
          ].includes(name),
      ),
    ).toEqual([])
  })

  it('leaves extensions aside on request, and says what needs an account', async () => {
    const asked = new Set<string>()
    const report = await check({ extensions: false, credentials: undefined }, ({ path }) => asked.add(path))
    expect(differences(report)).toEqual([])
    const extensions = ['/notprotected/reviews', '/restaurant/mine', '/capabilities']
    expect([...asked].filter((path) => extensions.some((one) => path.startsWith(one)))).toEqual([])
    expect(reportText(report)).toContain('il faut un compte')
  })
})

describe('npm run conformance', () => {
  const run = async (...args: string[]) => {
    const child = spawn(process.execPath, [programFile('conformance'), ...args], {
      cwd: resolve(import.meta.dirname, '../../..'),
    })
    const [out, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
    return { code: code as number, out: out + errors }
  }

  it('ends with 0 without, 1 with differences, 2 when nothing answers or it is not told what to check', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'potager-conformance-'))
    afterFile(() => rmSync(folder, { recursive: true, force: true }))
    const [json, junit] = [join(folder, 'rapport.json'), join(folder, 'rapport.xml')]
    const url = await server.app.listen({ port: 0, host: '127.0.0.1' })
    const right = await run('--base', `${url}/api/`, '--json', json)
    expect([right.code, right.out]).toEqual([0, expect.stringContaining('Aucune différence')])
    expect(JSON.parse(readFileSync(json, 'utf8'))).toMatchObject({ passed: true, differences: 0 })

    const other = createServer((_, response) => response.writeHead(200).end('bonjour')).listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    const wrong = await run('--base', `http://127.0.0.1:${port}`, '--junit', junit)
    expect([wrong.code, wrong.out]).toEqual([
      1,
      expect.stringMatching(/\d+ différences avec le contrat, dans \d+ appels\./),
    ])
    expect(readFileSync(junit, 'utf8')).toMatch(/<testsuites [^>]* failures="[1-9]\d*"/)
    const nowhere = await run('--base', `http://127.0.0.1:${port}`, '--json', join(folder, 'nulle/part.json'))
    other.close()
    expect(nowhere).toEqual({ code: 2, out: expect.stringContaining('part.json n’a pas pu être écrit') })

    expect(await run('--base', `http://127.0.0.1:${port}`)).toEqual({
      code: 2,
      out: expect.stringContaining('Rien ne répond à'),
    })
    for (const args of [['--write'], ['--base', url, '--decide']])
      expect(await run(...args)).toEqual({ code: 2, out: expect.stringContaining('Usage') })
  })
})
