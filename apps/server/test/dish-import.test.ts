import { contract } from '@potager/domain/contract'
import { dishImportMessages as m } from '@potager/domain/messages'
import { beforeAll, describe, expect, it } from 'vitest'
import { startServer, type TestServer } from './harness.ts'

const { importDishes, listDishes } = contract.dish

let server: TestServer
let owner: string
let manager: string
beforeAll(async () => {
  server = await startServer()
  owner = await server.tokenOf('proprietaire')
  manager = await server.tokenOf('gerant')
})

const soup = { name: 'Soupe importée', category: 'ENTREE', price: 9.5, allergens: ['MILK'] }
const named = async (name: string) => (await server.ok(listDishes)).filter((dish) => dish.name === name)
const send = (token: string, rows: object[], more: object = { apply: false }, headers = {}) =>
  server.ask(importDishes, {
    token,
    headers,
    body: { rows: rows.map((row, index) => ({ row: index + 2, ...row })), ...more },
  })

describe('an import of dishes [DSH-21]', () => {
  it('is compared without writing, then written once for a key, and refused once outdated', async () => {
    const compared = await send(owner, [soup])
    expect(compared).toMatchObject({ status: 200, body: { created: [{ row: 2, name: soup.name }], refused: [] } })
    expect(await named(soup.name)).toEqual([])

    const { digest } = Object(compared.body)
    const key = { 'idempotency-key': crypto.randomUUID() }
    expect((await send(owner, [soup], { apply: true, digest }, key)).status).toBe(200)
    expect((await send(owner, [soup], { apply: true, digest }, key)).status).toBe(200)
    expect(await named(soup.name)).toMatchObject([{ price: 9.5, available: true, allergens: ['MILK'], version: 1 }])
    expect(await send(owner, [soup], { apply: true, digest })).toMatchObject({
      status: 409,
      body: { message: m.outdated },
    })
  })

  it('changes an existing dish for managers only, and keeps fields that it leaves out', async () => {
    const dish = { ...soup, name: 'Tarte importée', description: 'Du jour' }
    expect((await send(manager, [dish], { apply: true })).status).toBe(200)
    const dearer = { name: 'TARTE IMPORTÉE', price: 11 }
    expect(await send(owner, [dearer], { apply: true })).toMatchObject({
      status: 409,
      body: { message: m.refusedRows(1) },
    })
    expect((await send(owner, [dearer])).body).toMatchObject({ refused: [{ row: 2, message: m.notYours }] })
    expect((await send(manager, [dearer], { apply: true })).status).toBe(200)
    expect(await named('TARTE IMPORTÉE')).toMatchObject([{ price: 11, description: 'Du jour', version: 2 }])
  })

  it('writes nothing when a row is refused', async () => {
    const rows = [
      { ...soup, name: 'Jamais servie' },
      { name: 'Sans prix', category: 'PLAT' },
    ]
    expect((await send(manager, rows, { apply: true })).status).toBe(409)
    expect(await named('Jamais servie')).toEqual([])
  })

  it('sent twice at once makes each dish once', async () => {
    const row = { ...soup, name: 'Course importée' }
    const answers = await Promise.all([owner, manager].map((token) => send(token, [row], { apply: true })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await named(row.name)).toHaveLength(1)
  })
})
