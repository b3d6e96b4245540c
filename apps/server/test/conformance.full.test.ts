import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import {
  type Conformance,
  type ConformanceReport,
  cellOf,
  differences,
  jsonOf,
  junitOf,
  reportText,
  runConformance,
  tableOf,
} from '@potager/conformance'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { allEndpoints } from '../src/api/endpoints.ts'
import { found, inProcess, type Seen } from './conformance-faults.ts'
import { ACCOUNT } from './foreign/calls.ts'
import { type Fault, faults, ours } from './foreign/faults.ts'
import { createForeign, listen } from './foreign/server.ts'
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

/** A run against a fresh foreign backend, in process, with writes and decisions. */
function checkForeign(made: Parameters<typeof createForeign>[0] = {}, options: Partial<Conformance> = {}) {
  const app = createForeign(made)
  const call: typeof fetch = async (input, init) => app.fetch(new Request(input, init))
  return runConformance({
    base: 'http://foreign.test/api',
    credentials: ACCOUNT,
    write: true,
    decide: true,
    fetch: call,
    ...options,
  })
}

describe('a backend that shares no code with ours', () => {
  it.each(['text', 'arrays'] as const)('has no differences, its dates as %s', async (dates) => {
    const report = await checkForeign({ dates })
    expect(differences(report)).toEqual([])
    expect(report.findings.filter(({ capability }) => capability === 'idempotency').length).toBeGreaterThan(10)
  })

  it('has ninety faults to switch on', () => {
    expect(Object.keys(faults)).toHaveLength(90)
  })

  it.each(Object.entries(faults))('is detected with the fault %s: %s', async (fault) => {
    const dates = fault === 'months-from-zero' ? 'arrays' : 'text'
    const report = await checkForeign({ faults: [fault as Fault], dates, claims: [] })
    const [call, told] = found[fault as Fault]
    const here = differences(report).filter((finding) => finding.call.startsWith(`${call} `))
    expect(here.flatMap(({ check: name, problems }) => problems.map((one) => `${name} : ${one}`))).toContainEqual(
      expect.stringMatching(told),
    )
  })

  it.each(Object.keys(faults).filter((fault) => !ours.includes(fault as Fault)))(
    'is detected by the specification alone with the fault %s',
    async (fault) => {
      const dates = fault === 'months-from-zero' ? 'arrays' : 'text'
      const report = await checkForeign({ faults: [fault as Fault], dates }, { extensions: false })
      const [call] = found[fault as Fault]
      expect(differences(report).map((finding) => finding.call.split(' ')[0])).toContain(call)
    },
  )

  it.each(['text', 'arrays'] as const)(
    'without extensions has no differences with the specification, its dates as %s',
    async (dates) => {
      // Writes that answer nothing have a check of their own.
      const told = ours.filter((fault) => !fault.startsWith('write-'))
      const report = await checkForeign({ dates, plain: true, faults: told }, { extensions: false })
      expect(differences(report)).toEqual([])
      const skipped = report.findings.filter(({ skipped: why }) => why !== undefined)
      expect(new Set(skipped.map(({ call, skipped: why }) => `${call.split(' ')[0]} : ${why}`))).toEqual(
        new Set(['logout : fait, sans rien en répondre']),
      )
      expect(tableOf(report.findings).get('Commandes')?.dates.made).toBeGreaterThan(2)
    },
  )

  it.each(['write-empty', 'write-ok'] as const)(
    'may answer nothing to a write, by the specification alone: %s',
    async (fault) => {
      const report = await checkForeign({ plain: true, faults: [fault] }, { extensions: false })
      expect(differences(report)).toEqual([])
      const [call] = found[fault]
      const skipped = report.findings.filter(({ skipped: why }) => why === 'fait, sans rien en répondre')
      expect(skipped.map(({ call: one }) => one.split(' ')[0])).toContain(call)
    },
  )

  it('may lack extensions, but must have those that it claims', async () => {
    const silent = tableOf((await checkForeign({}, { write: false })).findings)
    expect(silent.get('Mots des propriétaires')?.session.state).toBe('absent')
    expect(silent.get('Commandes')?.paging.state).toBe('right')

    const frank = await checkForeign({ claims: [] }, { write: false })
    expect(differences(frank)).toEqual([])
    expect(reportText(frank)).toContain('GET /capabilities : absent de ce serveur (extension)')

    const boastful = await checkForeign({ claims: ['getDay'] }, { write: false })
    expect(differences(boastful).map(({ call, check: name }) => [call.split(' ')[0], name])).toEqual([
      ['getDay', 'sans jeton'],
      ['getDay', 'jeton inventé'],
      ['getDay', 'réponse'],
    ])
  })

  it('is checked over the network by the command', async () => {
    const { url, close } = await listen(createForeign())
    const args = ['--base', `${url}/api`, '--user', ACCOUNT.username, '--write', '--decide']
    const child = spawn(process.execPath, [programFile('conformance'), ...args], {
      env: { ...process.env, CONFORMANCE_PASSWORD: ACCOUNT.password },
    })
    const [out, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
    close()
    expect([code, errors, out]).toEqual([0, '', expect.stringContaining('Aucune différence avec le contrat.')])
    expect(out).toMatch(/^Maladies .*✓ \d+ +✓ \d+ +✓ \d+ +✓ \d+ +✓ \d+$/m)
  })

  it('is asked for no final decision unless the run allows it', async () => {
    const report = await checkForeign({}, { decide: false, extensions: false })
    const skipped = report.findings.filter(({ skipped: why }) => why?.includes('--decide'))
    expect(skipped.map(({ call }) => call.split(' ')[0])).toEqual(['resolveReport', 'moderateReview'])
  })
})

describe('the report', () => {
  it('has a table by concept and capability, as text, JSON and JUnit', async () => {
    const report = await checkForeign({ faults: ['filter-ignored', 'error-html'], claims: [] })
    const shown = reportText(report)
    expect(shown).toMatch(/^ +lecture +écriture +pages +tris, filtres +dates +erreurs +session +à deux +répétition$/m)
    expect(shown).toMatch(/^Commandes +✓ \d+ +✓ \d+ +✗ \d+\/\d+ +✗ \d+\/\d+ +✓ \d+ +✗ \d+\/\d+ +✓ \d+ +✓ \d+ +✓ \d+$/m)

    const wrong = differences(report)
    const json = JSON.parse(jsonOf(report)) as Record<string, unknown>
    expect(json).toMatchObject({
      passed: false,
      differences: wrong.length,
      table: { Commandes: { read: { state: 'right' }, sorting: { state: 'wrong' } } },
    })
    expect(json.findings).toHaveLength(report.findings.length)

    const junit = junitOf(report)
    expect(junit.match(/<testcase /g)).toHaveLength(report.findings.length)
    expect(junit.match(/<failure /g)).toHaveLength(wrong.length)
    expect(junit).toContain(`tests="${report.findings.length}" failures="${wrong.length}"`)
  })

  it('as JUnit is well-formed whatever a backend answers', () => {
    const nasty = '<a href="x">&amp;\u0000\u0007\uD800\n« fin »</a>'
    const finding = { call: nasty, concept: nasty, capability: 'read', check: nasty, problems: [nasty] } as const
    const junit = junitOf({ base: nasty, findings: [finding], left: [] })
    const shown = '&#60;a href=&#34;x&#34;&#62;&#38;amp;???&#10;« fin »&#60;/a&#62;'
    expect(junit).toBe(
      [
        '<?xml version="1.0" encoding="UTF-8"?>',
        `<testsuites name="Contrat sur ${shown}" tests="1" failures="1" skipped="0" errors="0">`,
        `  <testsuite name="${shown}" tests="1" failures="1" skipped="0" errors="0">`,
        `    <testcase classname="${shown}" name="lecture : ${shown}"><failure message="${shown}">${shown}</failure></testcase>`,
        '  </testsuite>',
        '</testsuites>',
        '',
      ].join('\n'),
    )
  })

  it('counts a check with several problems as one difference, in text, JSON and JUnit', () => {
    const finding = { call: 'x', concept: 'x', capability: 'read', check: 'réponse', problems: ['un', 'deux'] } as const
    const report = { base: 'x', findings: [finding], left: [] }
    expect(reportText(report)).toContain('1 différence avec le contrat, dans 1 appel.')
    expect(reportText(report)).toContain('    réponse : un ; deux\n')
    expect(JSON.parse(jsonOf(report))).toMatchObject({
      differences: 1,
      verdict: expect.stringMatching(/^1 différence /),
    })
    expect(junitOf(report)).toContain('failures="1"')
  })

  it('tells an unchecked capability from an absent one', () => {
    const finding = { call: 'x', concept: 'x', capability: 'read', check: 'x', problems: [] } as const
    const states = [[], [{ ...finding, skipped: 'rien' }], [{ ...finding, absent: true as const }], [finding]].map(
      (findings) => cellOf(findings).state,
    )
    expect(states).toEqual(['none', 'unchecked', 'absent', 'right'])
  })
})
