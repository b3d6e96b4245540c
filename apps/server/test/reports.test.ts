import { contract } from '@potager/domain/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { startServer, type TestServer } from './harness.ts'

const { listReports, resolveReport } = contract.report
const nowhere = '0197a000-0000-7000-8000-000000000000'
const DAY = 86_400_000

let server: TestServer
let token: string
beforeAll(async () => {
  server = await startServer()
  token = await server.tokenOf('proprietaire')
})

const list = (query: Record<string, string> = {}) => server.ok(listReports, { token, query })
const resolve = (id: string, body: unknown = { resolution: ' Cas documenté. ', updateDisease: true }) =>
  server.ask(resolveReport, { token, params: { id }, body })

async function everyReport(resolved: string) {
  const first = await list({ resolved, size: '9' })
  const rest = Array.from({ length: Math.max(0, first.totalPages - 1) }, (_, index) =>
    list({ resolved, size: '9', page: String(index + 1) }),
  )
  return [first, ...(await Promise.all(rest))].flatMap(({ content }) => content)
}

describe('the list of reports [RPT-38]', () => {
  it('has ten unresolved reports by default, newest first', async () => {
    const page = await list()
    expect(page.content).toHaveLength(10)
    expect(page.content.every(({ resolved }) => !resolved)).toBe(true)
    const times = page.content.map(({ createdAt }) => String(createdAt))
    expect(times).toEqual(times.toSorted().toReversed())
  })

  it('has every report either as resolved or as unresolved, with exact totals [ENT-13]', async () => {
    const rows = await server.db.query<{ id: string; resolved: boolean }>(
      'select id, resolved from report order by created_at desc, id desc',
    )
    expect(rows.length).toBeGreaterThan(90)
    for (const resolved of [true, false]) {
      const expected = rows.filter((row) => row.resolved === resolved).map(({ id }) => id)
      const reports = await everyReport(String(resolved))
      expect(reports.map(({ id }) => id)).toEqual(expected)
      expect((await list({ resolved: String(resolved) })).totalElements).toBe(expected.length)
      expect(reports.every(({ resolution }) => (resolution !== undefined) === resolved)).toBe(true)
    }
  })

  it('has some in the demo that wait for more than a week, some for less', async () => {
    const ages = (await everyReport('false')).map(({ createdAt }) => Date.now() - Date.parse(String(createdAt)))
    expect(ages.some((age) => age > 7 * DAY)).toBe(true)
    expect(ages.some((age) => age < 7 * DAY)).toBe(true)
  })

  it('refuses another filter than true and false', async () => {
    const answer = await server.ask(listReports, { token, query: { resolved: 'peut-être' } })
    expect(answer).toMatchObject({ status: 400, body: { errors: { resolved: 'Filtre invalide' } } })
  })
})

describe('resolving a report [RPT-39] [RPT-41]', () => {
  it('moves a report to the resolved ones with its text, once and for all', async () => {
    const [first] = (await list()).content
    const id = first?.id ?? ''
    const before = [(await list()).totalElements, (await list({ resolved: 'true' })).totalElements]
    const answer = await resolve(id)
    expect(answer).toMatchObject({
      status: 200,
      body: { ...first, resolved: true, resolution: 'Cas documenté.', updateDisease: true },
    })
    const after = [(await list()).totalElements, (await list({ resolved: 'true' })).totalElements]
    expect(after).toEqual([(before[0] ?? 0) - 1, (before[1] ?? 0) + 1])
    expect(await resolve(id, { resolution: 'Autre', updateDisease: false })).toMatchObject({
      status: 409,
      body: { message: 'Ce signalement est déjà résolu.' },
    })
    const [kept] = await server.db.query<{ resolution: string }>('select resolution from report where id = $1', [id])
    expect(kept?.resolution).toBe('Cas documenté.')
  })

  it('is in the audit trail once, with person, action, old and new status', async () => {
    const [first] = (await list()).content
    const id = first?.id ?? ''
    await resolve(id)
    await resolve(id)
    const history = await server.ok(contract.audit.getHistory, { token, params: { resource: 'report', id } })
    expect(history).toMatchObject([
      { username: 'proprietaire', action: 'resolveReport', from: 'PENDING', to: 'RESOLVED' },
    ])
  })

  it('happens once when several do it at the same time', async () => {
    const [first] = (await list()).content
    const answers = await Promise.all(Array.from({ length: 8 }, () => resolve(first?.id ?? '')))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 7 }, () => 409),
    ])
  })

  it('answers 400 to an empty text and 404 to an unknown report', async () => {
    const [first] = (await list()).content
    expect(await resolve(first?.id ?? '', { resolution: '  ', updateDisease: false })).toMatchObject({
      status: 400,
      body: { errors: { resolution: 'Veuillez saisir une résolution' } },
    })
    expect(await resolve(nowhere)).toMatchObject({ status: 404, body: { message: 'Signalement introuvable.' } })
  })
})
