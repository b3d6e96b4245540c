import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { allEndpoints } from '../src/api/endpoints.ts'
import { type ConformanceReport, differences, reportText } from '../src/conformance/report.ts'
import { runConformance } from '../src/conformance/run.ts'
import { type Deviation, deviations, double } from './conformance-double.ts'
import { startServer, type TestServer } from './harness.ts'
import { programFile } from './programs.ts'

// Each run makes hundreds of requests.
vi.setConfig({ testTimeout: 120_000 })

const credentials = { username: 'admin', password: 'Potager#2026' }

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})

/** A run against the double, with writes by default. */
async function check(
  alter: Deviation,
  options: { write?: boolean; extensions?: boolean; anonymous?: boolean } = {},
): Promise<ConformanceReport> {
  await server.db.query('delete from login_throttle')
  const { write = true, extensions = true, anonymous = false } = options
  return runConformance({
    base: 'http://double.test/api',
    credentials: anonymous ? undefined : credentials,
    write,
    extensions,
    fetch: double(server.app, alter),
  })
}

describe('the contract’s check', () => {
  it('finds nothing on our own server, and looks at every call', async () => {
    const report = await check(() => null)
    expect(reportText(report)).toContain('Aucune différence avec le contrat.')
    const names = (some: ConformanceReport['findings']) => new Set(some.map(({ call }) => call.split(' ')[0] ?? ''))
    const checked = names(report.findings.filter(({ skipped }) => skipped === undefined))
    expect(allEndpoints.map(({ call }) => call.name).filter((name) => !checked.has(name))).toEqual([
      'register',
      // Each leaves a session or report behind, and the reading call needs one of these.
      'consultAssistant',
      'getConsultation',
      'reportConsultation',
    ])
    // The trail is still empty.
    const unread = names(report.findings.filter(({ skipped }) => skipped !== undefined))
    expect([...unread].filter((name) => !['getAuditEntry', 'getConsultation'].includes(name))).toEqual([])
  })

  it.each(deviations)('finds %s, there and nowhere else', async (_, alter, call, told) => {
    const report = await check(alter)
    const wrong = differences(report)
    expect(reportText(report)).toMatch(told)
    expect([...new Set(wrong.map((finding) => finding.call.split(' ')[0]))]).toEqual([call])
  })

  it('writes nothing unless told to', async () => {
    const counts = async () =>
      server.db.query(`select (select count(*)::int from customer_order) as orders, (select count(*)::int from dish) as dishes,
        (select count(*)::int from booking) as bookings, (select count(*)::int from account) as accounts`)
    const before = await counts()
    const unsafe: string[] = []
    await check(
      ({ method, path }, { status }) => {
        if (method !== 'GET' && status < 400 && !path.startsWith('/authentification')) unsafe.push(`${method} ${path}`)
        return null
      },
      { write: false },
    )
    expect(unsafe).toEqual([])
    expect(await counts()).toEqual(before)
  })

  it('leaves extensions aside on request, and says what needs an account', async () => {
    const asked = new Set<string>()
    const report = await check(
      ({ path }) => {
        asked.add(path)
        return null
      },
      { write: false, extensions: false, anonymous: true },
    )
    expect(differences(report)).toEqual([])
    expect(
      [...asked].filter((path) => path.startsWith('/notprotected/reviews') || path === '/restaurant/mine'),
    ).toEqual([])
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
    const url = await server.app.listen({ port: 0, host: '127.0.0.1' })
    const right = await run('--base', `${url}/api/`, '--user', 'gerant', '--password', 'Potager#2026')
    expect([right.code, right.out]).toEqual([0, expect.stringContaining('Aucune différence')])

    const other = createServer((_, response) => response.writeHead(200).end('bonjour')).listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    const wrong = await run('--base', `http://127.0.0.1:${port}`)
    other.close()
    expect([wrong.code, wrong.out]).toEqual([
      1,
      expect.stringMatching(/\d+ différences avec le contrat, dans \d+ appels\./),
    ])

    expect(await run('--base', `http://127.0.0.1:${port}`)).toEqual({
      code: 2,
      out: expect.stringContaining('Rien ne répond à'),
    })
    expect(await run('--write')).toEqual({ code: 2, out: expect.stringContaining('Usage') })
  })
})
