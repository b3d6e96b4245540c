import { contract } from '@potager/domain/contract'
import { customerImportMessages as m } from '@potager/domain/messages'
import { beforeAll, describe, expect, it } from 'vitest'
import { startServer, type TestServer } from './harness.ts'

const { createCustomer, getCustomer, importCustomers, searchCustomers, updateCustomer } = contract.customer

let server: TestServer
let owner: string
let manager: string
beforeAll(async () => {
  server = await startServer()
  owner = await server.tokenOf('proprietaire')
  manager = await server.tokenOf('gerant')
})

const send = (token: string, rows: object[], more: object = { apply: false }) =>
  server.ask(importCustomers, {
    token,
    body: { rows: rows.map((row, index) => ({ row: index + 2, ...row })), ...more },
  })

describe('an import of customers [CUS-09]', () => {
  it('is compared without writing, then written as compared, and refused once outdated', async () => {
    const held = await server.ok(createCustomer, {
      token: owner,
      body: { fullName: 'Tenue', phone: '06 22 00 00 01', note: 'Fidèle' },
    })
    const rows = [
      { fullName: 'Tenue Longue', phone: '+33 6 22 00 00 01' },
      { fullName: 'Nouvelle Import', email: 'nouvelle@import.fr' },
    ]
    const compared = await send(owner, rows)
    expect(compared).toMatchObject({
      status: 200,
      body: {
        created: [{ row: 3, name: 'Nouvelle Import' }],
        changed: [{ row: 2, id: held.id, changes: [{ field: 'fullName', from: 'Tenue', to: 'Tenue Longue' }] }],
        refused: [],
      },
    })
    const find = (name: string) => server.ok(searchCustomers, { token: owner, query: { name } })
    expect(await find('nouvelle import')).toEqual([])

    const { digest } = Object(compared.body)
    expect((await send(owner, rows, { apply: true, digest })).status).toBe(200)
    expect(await find('nouvelle import')).toHaveLength(1)
    expect(await server.ok(getCustomer, { token: owner, params: { id: held.id } })).toMatchObject({
      fullName: 'Tenue Longue',
      note: 'Fidèle',
      version: 2,
    })
    expect(await send(owner, rows, { apply: true, digest })).toMatchObject({
      status: 409,
      body: { message: m.outdated },
    })
  })

  it('does not match customers whom the caller may not see', async () => {
    const hidden = { fullName: 'Invisible', phone: '06 22 00 00 02' }
    const { id } = await server.ok(createCustomer, { token: manager, body: hidden })
    expect((await send(owner, [hidden])).body).toMatchObject({ created: [{ row: 2 }], changed: [], unchanged: [] })
    expect((await send(owner, [{ ...hidden, id }])).body).toMatchObject({ refused: [{ message: m.unknownId }] })
    expect((await send(manager, [hidden])).body).toMatchObject({ created: [], unchanged: [{ row: 2 }] })
  })

  it('writes nothing when a row is refused', async () => {
    const rows = [
      { fullName: 'Jamais', email: 'jamais@import.fr' },
      { fullName: 'Jamais', email: 'JAMAIS@import.fr' },
    ]
    expect(await send(manager, rows, { apply: true })).toMatchObject({
      status: 409,
      body: { message: m.refusedRows(1) },
    })
    expect(await server.ok(searchCustomers, { token: manager, query: { email: 'jamais@import' } })).toEqual([])
  })

  it('makes one customer when others make the same one at the same time', async () => {
    for (const round of [0, 1, 2]) {
      const body = { fullName: 'Course', email: `course${round}@import.fr` }
      const answers = await Promise.all([
        send(manager, [body], { apply: true }),
        server.ask(createCustomer, { token: manager, body }),
        send(manager, [body], { apply: true }),
      ])
      expect(answers.every(({ status }) => [200, 201, 409].includes(status))).toBe(true)
      expect(await server.ok(searchCustomers, { token: manager, query: { email: body.email } })).toHaveLength(1)
    }
  })

  it('writes 5000 rows within 30 seconds, once for a repeated key, and refuses 5001 [CUS-10]', async () => {
    const rows = Array.from({ length: 5000 }, (_, index) => ({
      fullName: `Nombreux ${index}`,
      email: `nombreux${index}@import.fr`,
      row: index + 2,
    }))
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const apply = () => server.ask(importCustomers, { token: manager, body: { rows, apply: true }, headers })
    const since = performance.now()
    const first = await apply()
    expect(first.status).toBe(200)
    expect(performance.now() - since).toBeLessThan(30_000)
    expect(await apply()).toMatchObject({ status: 200, body: first.body })
    const [{ made } = { made: 0 }] = await server.db.query<{ made: number }>(
      "select count(*)::int as made from customer where email like 'nombreux%'",
    )
    expect(made).toBe(5000)
    const more = [...rows, { ...rows[0], email: 'trop@import.fr', row: 5002 }]
    expect((await server.ask(importCustomers, { token: manager, body: { rows: more, apply: false } })).status).toBe(400)
  }, 120_000)
})

describe('an edit of a customer [CUS-11]', () => {
  it('that takes over the contact of another offers the double, and is written once confirmed', async () => {
    const [one, other] = [
      await server.ok(createCustomer, { token: owner, body: { fullName: 'Une', phone: '06 22 00 01 01' } }),
      await server.ok(createCustomer, { token: owner, body: { fullName: 'Autre', phone: '06 22 00 01 02' } }),
    ]
    const edit = (more: object) =>
      server.ask(updateCustomer, {
        token: owner,
        params: { id: one.id },
        body: { fullName: 'Une', version: 1, ...more },
      })
    expect(await edit({ phone: '+33622000102' })).toMatchObject({
      status: 409,
      body: { doubles: [{ id: other.id, fullName: 'Autre' }] },
    })
    expect((await edit({ phone: '+33622000102', confirmed: true })).status).toBe(200)
    // What they share already is no news.
    expect((await edit({ phone: '+33622000102', note: 'Même numéro', version: 2 })).status).toBe(200)
  })

  it('succeeds for one of two that set the same contact at once', async () => {
    const made = await Promise.all(
      [3, 4].map((digit) =>
        server.ok(createCustomer, { token: manager, body: { fullName: 'Course', phone: `06 22 00 02 0${digit}` } }),
      ),
    )
    const answers = await Promise.all(
      made.map(({ id }) =>
        server.ask(updateCustomer, {
          token: manager,
          params: { id },
          body: { fullName: 'Course', email: 'meme@import.fr', version: 1 },
        }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })
})
