import { contract } from '@potager/domain/contract'
import { staleMessages } from '@potager/domain/messages'
import { beforeAll, describe, expect, it } from 'vitest'
import { newDiseaseBody } from './access/chatbot.ts'
import { startServer, type TestServer } from './harness.ts'

const { listDiseases, createDisease, updateDisease, deleteDisease } = contract.disease
const TAKEN = { status: 409, body: { message: 'Une maladie porte déjà ce nom.' } }

let server: TestServer
let token: string
beforeAll(async () => {
  server = await startServer()
  token = await server.tokenOf('proprietaire')
})

const listed = (query: Record<string, string> = {}) => server.ok(listDiseases, { token, query })
const create = (name: string, change: object = {}) =>
  server.ask(createDisease, { token, body: { ...newDiseaseBody(name), ...change } })

describe('the disease base', () => {
  it('comes in alphabetical pages of ten from page 0, accents apart [DIS-01] [DIS-23]', async () => {
    const first = await listed()
    expect(first).toMatchObject({ totalElements: 40, totalPages: 4, first: true, last: false })
    expect(first.content).toHaveLength(10)
    const last = await listed({ page: '3' })
    expect(last).toMatchObject({ first: false, last: true })
    const all = await listed({ size: '100' })
    expect(all.content.slice(30)).toEqual(last.content)
    const names = all.content.map(({ name }) => name)
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'fr')))
    expect(await listed({ page: '9' })).toMatchObject({ content: [], totalElements: 40, last: true })
  })

  it('creates, changes and deletes a disease [DIS-24] [DIS-25] [DIS-26] [ENT-10]', async () => {
    const before = (await listed()).totalElements
    const { prevention: _, ...sent } = newDiseaseBody('  Fièvre aphteuse ')
    const made = await server.ok(createDisease, { token, body: sent })
    expect(made).toEqual({ ...sent, name: 'Fièvre aphteuse', id: made.id, version: 1 })
    expect((await listed()).totalElements).toBe(before + 1)

    const params = { id: made.id }
    const body = { ...newDiseaseBody('Fièvre aphteuse'), symptoms: ['toux', 'Toux', 'boiterie'] }
    expect(await server.ok(updateDisease, { token, params, body })).toEqual({ ...body, id: made.id, version: 2 })
    expect((await listed({ size: '100' })).content).toContainEqual({ ...body, id: made.id, version: 2 })

    await server.ok(deleteDisease, { token, params })
    expect((await listed()).totalElements).toBe(before)
    for (const gone of [
      await server.ask(deleteDisease, { token, params }),
      await server.ask(updateDisease, { token, params, body }),
    ]) {
      expect(gone).toMatchObject({ status: 404, body: { message: 'Maladie introuvable.' } })
    }
  })

  it('keeps one of two simultaneous edits of a version, and refuses the other with 409', async () => {
    const made = await server.ok(createDisease, { token, body: newDiseaseBody('Maladie partagée') })
    const params = { id: made.id }
    const edit = (change: object, version?: number) =>
      server.ask(updateDisease, { token, params, body: { ...newDiseaseBody('Maladie partagée'), ...change, version } })
    const [first, second] = await Promise.all([edit({ description: 'De A.' }, 1), edit({ advice: 'De B.' }, 1)])
    expect([first.status, second.status].toSorted((a, b) => a - b)).toEqual([200, 409])
    const refused = first.status === 409 ? first : second
    expect(refused.body).toMatchObject({ message: staleMessages.disease })
    const kept = (await listed({ size: '100' })).content.find(({ id }) => id === made.id)
    expect(kept).toMatchObject({
      ...(first.status === 200 ? { description: 'De A.' } : { advice: 'De B.' }),
      version: 2,
    })
    expect((await edit({ advice: 'De B.' }, 2)).status).toBe(200)
    // A client of the specification sends no version: the last write wins.
    expect((await edit({ advice: 'Sans version.' })).status).toBe(200)
    expect((await edit({}, 3)).status).toBe(409)
    await server.ok(deleteDisease, { token, params })
    expect((await edit({}, 4)).status).toBe(404)
  })

  it('refuses a comma in a symptom, which the next edit would split in two', async () => {
    const told = { status: 400, body: { errors: { 'symptoms.0': expect.stringMatching(/virgule/) } } }
    expect(await create('Virgule', { symptoms: ['toux, sèche'] })).toMatchObject(told)
  })

  it('refuses a second disease of a name, whatever its case, accents and punctuation', async () => {
    expect((await create('Rhinite')).status).toBe(201)
    for (const name of ['Rhinite', 'RHINITE', ' rhinîte ', 'Rhinite !']) expect(await create(name)).toMatchObject(TAKEN)
    const other = await server.ok(createDisease, { token, body: newDiseaseBody('Sinusite') })
    const renamed = (name: string) =>
      server.ask(updateDisease, { token, params: { id: other.id }, body: newDiseaseBody(name) })
    expect(await renamed('rhinite')).toMatchObject(TAKEN)
    expect((await renamed('SINUSITE')).status).toBe(200)
  })

  it('gives a name to one of ten simultaneous requests', async () => {
    const statuses = (await Promise.all(Array.from({ length: 10 }, () => create('Zona')))).map(({ status }) => status)
    expect(statuses.toSorted((a, b) => a - b)).toEqual([201, ...Array(9).fill(409)])
  })

  it('accepts texts of the maximum length', async () => {
    const longest = {
      description: 'é'.repeat(2000),
      symptoms: Array.from({ length: 50 }, (_, i) => `${i}${'ﷺ'.repeat(98)}`),
    }
    expect((await create('ﷺ'.repeat(120), longest)).status).toBe(201)
  })

  it('records in the trail who created, changed and deleted a disease', async () => {
    const { id } = await server.ok(createDisease, { token, body: newDiseaseBody('Tétanos') })
    await server.ok(updateDisease, {
      token,
      params: { id },
      body: { ...newDiseaseBody('Tétanos du chien'), advice: 'Au chaud, au calme.' },
    })
    await server.ok(deleteDisease, { token, params: { id } })
    await create('Sinusite')
    const trail = await server.db.query(
      `select username, action, changes from audit_entry where resource = 'disease' and resource_id = $1 order by at, id`,
      [id],
    )
    const changes = [{ field: 'name', from: 'Tétanos', to: 'Tétanos du chien' }, { field: 'advice' }]
    expect(trail).toEqual([
      { username: 'proprietaire', action: 'createDisease', changes: null },
      { username: 'proprietaire', action: 'updateDisease', changes },
      { username: 'proprietaire', action: 'deleteDisease', changes: null },
    ])
  })
})
