import { contract } from '@potager/domain/contract'
import { staleMessages } from '@potager/domain/messages'
import { beforeAll, describe, expect, it } from 'vitest'
import { newDiseaseBody } from './access/chatbot.ts'
import { startServer, type TestServer } from './harness.ts'

const { listDiseases, createDisease, updateDisease, deleteDisease, importDiseases, getDiseaseMentions } =
  contract.disease
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

type Row = ReturnType<typeof newDiseaseBody> & { row: number; id?: string }
const row = (place: number, name: string, change: Partial<Row> = {}): Row => ({
  ...newDiseaseBody(name),
  row: place,
  ...change,
})
const allListed = async () => (await server.ok(listDiseases, { token, query: { size: '100' } })).content
const dryRun = (rows: Row[]) => server.ok(importDiseases, { token, body: { rows, apply: false } })
const apply = (rows: Row[], digest?: string, key?: string) =>
  server.ask(importDiseases, {
    token,
    body: { rows, apply: true, ...(digest === undefined ? {} : { digest }) },
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  })
const audited = (name: string) =>
  server.db.query(
    `select username from audit_entry join disease on disease.id = resource_id
     where action = 'importDiseases' and disease.name = $1`,
    [name],
  )

describe('importing diseases', () => {
  it('compares without writing, and does not use up the key that is sent with it', async () => {
    const before = await allListed()
    const [known] = before
    const rows = [
      row(2, 'Piroplasmose équine'),
      { ...row(3, ''), ...known, urgency: 'LOW' as const, advice: 'Autre conseil.' },
      row(4, 'Inconnue', { id: '0197a000-0000-7000-8000-000000000000' }),
    ]
    const key = crypto.randomUUID()
    const body = { rows, apply: false }
    const diff = await server.ok(importDiseases, { token, body, headers: { 'idempotency-key': key } })
    expect(diff.created).toMatchObject([{ row: 2, name: 'Piroplasmose équine' }])
    // The preview shows everything that would be written.
    const { description, symptoms } = row(2, 'Piroplasmose équine')
    expect(diff.created[0]?.changes).toEqual(
      expect.arrayContaining([
        { field: 'name', from: '', to: 'Piroplasmose équine' },
        { field: 'description', from: '', to: description },
        { field: 'symptoms', from: '', to: symptoms.join(', ') },
      ]),
    )
    expect(diff.changed).toMatchObject([
      {
        row: 3,
        id: known?.id,
        changes: expect.arrayContaining([{ field: 'advice', from: known?.advice, to: 'Autre conseil.' }]),
      },
    ])
    expect(diff.refused).toMatchObject([{ row: 4, message: expect.stringContaining('identifiant') }])
    expect(await allListed()).toEqual(before)
    expect((await apply([row(2, 'Piroplasmose équine')], undefined, key)).status).toBe(200)
  })

  it('writes all compared rows, once for a key, and records who did it', async () => {
    const { id } = await server.ok(createDisease, { token, body: newDiseaseBody('Myiase cutanée') })
    const rows = [row(2, 'myiase cutanée', { symptoms: ['croûtes'] }), row(3, 'Démodécie')]
    const { digest } = await dryRun(rows)
    const key = crypto.randomUUID()
    const first = await apply(rows, digest, key)
    expect(first).toMatchObject({ status: 200, body: { created: [{ name: 'Démodécie' }], changed: [{ id }] } })
    const after = await allListed()
    expect(after).toContainEqual({ ...newDiseaseBody('myiase cutanée'), id, symptoms: ['croûtes'], version: 2 })
    expect(after.filter(({ name }) => name === 'Démodécie')).toHaveLength(1)
    expect(await apply(rows, digest, key)).toMatchObject({ status: 200, body: first.body })
    expect((await apply([row(2, 'Autre')], undefined, key)).status).toBe(422)
    expect(await allListed()).toEqual(after)
    for (const name of ['myiase cutanée', 'Démodécie'])
      expect(await audited(name)).toEqual([{ username: 'proprietaire' }])
    expect(await dryRun(rows)).toMatchObject({ created: [], changed: [], unchanged: [{ row: 2 }, { row: 3 }] })
  })

  it('writes nothing when a row is refused', async () => {
    const before = await allListed()
    const rows = [row(2, 'Première'), row(3, 'Seconde'), row(4, 'première')]
    expect(await apply(rows)).toMatchObject({
      status: 409,
      body: { message: '1 ligne refusée, rien n’a été importé.' },
    })
    expect(await allListed()).toEqual(before)
  })

  it('writes nothing when the base has changed since the comparison', async () => {
    const { id } = await server.ok(createDisease, { token, body: newDiseaseBody('Passagère') })
    const rows = [row(2, 'Durable'), row(3, 'Passagère', { id, advice: 'Attendre.' })]
    const { digest } = await dryRun(rows)
    await server.ok(deleteDisease, { token, params: { id } })
    const before = await allListed()
    expect(await apply(rows, digest)).toMatchObject({
      status: 409,
      body: { message: 'La base a changé depuis la comparaison. Comparez à nouveau avant d’importer.' },
    })
    expect((await apply(rows)).status).toBe(409)
    expect(await allListed()).toEqual(before)
  })

  it('accepts one of many simultaneous imports of the same name', async () => {
    const rows = [row(2, 'Simultanée')]
    const { digest } = await dryRun(rows)
    const statuses = (await Promise.all(Array.from({ length: 6 }, () => apply(rows, digest)))).map((a) => a.status)
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, ...Array(5).fill(409)])
  })

  it('takes 500 long rows, more than a form may send', async () => {
    const rows = Array.from({ length: 500 }, (_, i) => row(i + 2, `Longue ${i}`, { description: 'x'.repeat(1500) }))
    expect((await dryRun(rows)).created).toHaveLength(500)
  })

  it('takes 500 rows with as many symptoms and breeds as there may be', async () => {
    const fifty = (word: string) =>
      Array.from({ length: 50 }, (_, i) => `${word} ${'abcdefghij'[i % 10]}${'klmno'[i % 5]}${i}`)
    const full = { prevention: 'x', symptoms: fifty('signe'), affectedRaces: fifty('race') }
    const rows = Array.from({ length: 500 }, (_, i) => row(i + 2, `Fournie ${i}`, full))
    expect((await dryRun(rows)).created).toHaveLength(500)
  })
})

describe('mentions of a disease', () => {
  it('counts the sessions that had it in their results and the reports that say its name', async () => {
    const made = newDiseaseBody('Pododermatite fébrile')
    const { id } = await server.ok(createDisease, { token, body: { ...made, symptoms: ['pattes qui grattent fort'] } })
    const mentions = () => server.ok(getDiseaseMentions, { token, params: { id } })
    expect(await mentions()).toEqual({ sessions: 0, openReports: 0, resolvedReports: 0 })
    const { createChatSession, createReport, resolveReport } = { ...contract.chatSession, ...contract.report }
    const body = { race: 'Beagle', symptoms: ['pattes qui grattent fort'] }
    const session = await server.ok(createChatSession, { token, body })
    await server.ok(createChatSession, { token, body })
    const report = (actualDiagnosis: string) =>
      server.ok(createReport, { token, body: { sessionId: session.id, feedback: 'Faux', actualDiagnosis } })
    const resolved = await report('PODODERMATITE FEBRILE')
    await report('Pododermatite fébrile')
    await report('Autre chose')
    const resolution = { resolution: 'Corrigé', updateDisease: false }
    await server.ok(resolveReport, { token, params: { id: resolved.id }, body: resolution })
    expect(await mentions()).toEqual({ sessions: 2, openReports: 1, resolvedReports: 1 })
    await server.ok(deleteDisease, { token, params: { id } })
    expect((await server.ask(getDiseaseMentions, { token, params: { id } })).status).toBe(404)
  })
})
