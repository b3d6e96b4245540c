import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import {
  type Conformance,
  cellOf,
  differences,
  jsonOf,
  junitOf,
  reportText,
  runConformance,
  tableOf,
} from '@potager/conformance'
import { describe, expect, it } from 'vitest'
import { found } from './conformance-faults.ts'
import { ACCOUNT } from './foreign/calls.ts'
import { type Fault, faults, ours } from './foreign/faults.ts'
import { createForeign, listen } from './foreign/server.ts'
import { programFile } from './place.ts'

/** A run against a fresh foreign backend, in process, with writes and decisions. */
function check(made: Parameters<typeof createForeign>[0] = {}, options: Partial<Conformance> = {}) {
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
    const report = await check({ dates })
    expect(differences(report)).toEqual([])
    expect(report.findings.filter(({ capability }) => capability === 'idempotency').length).toBeGreaterThan(10)
  })

  it('has ninety faults to switch on', () => {
    expect(Object.keys(faults)).toHaveLength(90)
  })

  it.each(Object.entries(faults))('is detected with the fault %s: %s', async (fault) => {
    const dates = fault === 'months-from-zero' ? 'arrays' : 'text'
    const report = await check({ faults: [fault as Fault], dates, claims: [] })
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
      const report = await check({ faults: [fault as Fault], dates }, { extensions: false })
      const [call] = found[fault as Fault]
      expect(differences(report).map((finding) => finding.call.split(' ')[0])).toContain(call)
    },
  )

  it.each(['text', 'arrays'] as const)(
    'without extensions has no differences with the specification, its dates as %s',
    async (dates) => {
      // Writes that answer nothing have a check of their own.
      const told = ours.filter((fault) => !fault.startsWith('write-'))
      const report = await check({ dates, plain: true, faults: told }, { extensions: false })
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
      const report = await check({ plain: true, faults: [fault] }, { extensions: false })
      expect(differences(report)).toEqual([])
      const [call] = found[fault]
      const skipped = report.findings.filter(({ skipped: why }) => why === 'fait, sans rien en répondre')
      expect(skipped.map(({ call: one }) => one.split(' ')[0])).toContain(call)
    },
  )

  it('may lack extensions, but must have those that it claims', async () => {
    const silent = tableOf((await check({}, { write: false })).findings)
    expect(silent.get('Mots des propriétaires')?.session.state).toBe('absent')
    expect(silent.get('Commandes')?.paging.state).toBe('right')

    const frank = await check({ claims: [] }, { write: false })
    expect(differences(frank)).toEqual([])
    expect(reportText(frank)).toContain('GET /capabilities : absent de ce serveur (extension)')

    const boastful = await check({ claims: ['getDay'] }, { write: false })
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
    const report = await check({}, { decide: false, extensions: false })
    const skipped = report.findings.filter(({ skipped: why }) => why?.includes('--decide'))
    expect(skipped.map(({ call }) => call.split(' ')[0])).toEqual(['resolveReport', 'moderateReview'])
  })
})

describe('the report', () => {
  it('has a table by concept and capability, as text, JSON and JUnit', async () => {
    const report = await check({ faults: ['filter-ignored', 'error-html'], claims: [] })
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
