import { defaultChatbotSettings } from '@potager/domain/chatbot-settings'
import { contract } from '@potager/domain/contract'
import { diagnose } from '@potager/domain/diagnosis'
import { ALL_RACES, readDisease, wordsKey } from '@potager/domain/disease'
import { staleMessages, signFormMessages as words } from '@potager/domain/messages'
import { type Sign, signLimits } from '@potager/domain/sign'
import { fold } from '@potager/domain/text'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { demoDiseases } from '../src/setup/demo/load.ts'
import { newSign } from './access/chatbot.ts'
import { startServer, type TestServer } from './harness.ts'

const { listSigns, createSign, updateSign, deleteSign } = contract.sign
const { consultAssistant, getAssistant } = contract.assistant

let server: TestServer
let token: string
beforeAll(async () => {
  server = await startServer()
  token = await server.tokenOf('proprietaire')
})
beforeEach(async () => {
  await server.db.query('delete from assistant_minute')
  await server.db.query('delete from call_count')
})

const listed = async () => (await server.ok(listSigns, { token, query: { size: '100' } })).content
const named = async (name: string) => {
  const found = (await listed()).find((sign) => sign.name === name)
  if (!found) throw new Error(`No sign « ${name} »`)
  return found
}
const add = (sign: object) => server.ask(createSign, { token, body: sign })
const edit = ({ id, ...body }: Sign) => server.ask(updateSign, { token, params: { id }, body })
const remove = (id: string) => server.ask(deleteSign, { token, params: { id } })
const consult = (race: string, ...symptoms: string[]) => server.ok(consultAssistant, { body: { race, symptoms } })

describe('signs shipped with every house', () => {
  let shipped: Sign[]
  beforeAll(async () => {
    shipped = await listed()
  })
  const lenient = { ...defaultChatbotSettings.diagnosis, minProbabilityThreshold: 5 }
  const having = (symptom: string) =>
    readDisease({ id: symptom, name: symptom, symptoms: [symptom], affectedRaces: [ALL_RACES] })

  it('are listed by sign, page by page, in alphabetical order', async () => {
    const all = await listed()
    const names = all.map(({ name }) => fold(name))
    expect(names).toEqual(names.toSorted())
    const first = await server.ok(listSigns, { token, query: { size: '7' } })
    expect(first).toMatchObject({ totalElements: all.length, last: false })
    const second = await server.ok(listSigns, { token, query: { size: '7', page: '1' } })
    expect([...first.content, ...second.content]).toEqual(all.slice(0, 14))
  })

  it('pass the validation of created signs, and have the keys that the program computes', async () => {
    const rows = await server.db.query<Sign & { name_key: string; sort_key: string }>('select * from sign')
    for (const { name, words: told, name_key, sort_key } of rows) {
      expect(createSign.body.safeParse({ name, words: told }).success).toBe(true)
      expect([name_key, sort_key]).toEqual([wordsKey(name), fold(name)])
      expect(new Set([name, ...told].map(wordsKey)).size, name).toBe(told.length + 1)
    }
  })

  it('have names of symptoms that the diseases of the base have', async () => {
    const rows = await server.db.query<{ symptom: string }>('select distinct unnest(symptoms) as symptom from disease')
    const known = new Set(rows.map(({ symptom }) => wordsKey(symptom)))
    expect((await listed()).filter(({ name }) => !known.has(wordsKey(name)))).toEqual([])
  })

  it.each(['respire mal', 'saigne', 'convulse', 'ne se relève plus', 'se relève plus', 'arrive pas à respirer'])(
    'lead from the emergency « %s » to an urgent disease, for a dog and a cat',
    async (said) => {
      for (const race of ['chien', 'chat']) {
        const { results, uncovered } = await consult(race, said)
        expect([race, results[0]?.urgency, uncovered]).toEqual([race, 'HIGH', []])
      }
    },
  )

  it.each([
    'vomit',
    'ne mange plus',
    'mange plus',
    'ne fait plus pipi',
    'fait plus pipi',
    'sang dans les selles',
    'tentatives de vomir',
  ])('find diseases from « %s »', async (said) => {
    const races = said === 'tentatives de vomir' ? ['chien'] : ['chien', 'chat']
    for (const race of races) expect((await consult(race, said)).results.length, race).toBeGreaterThan(0)
  })

  it.each([
    ['ne se relève plus et saigne', ['paralysie des pattes arrière', 'saignements de nez']],
    ['ne mange plus et vomit', ['perte d’appétit', 'vomissements']],
    ['pas de fièvre mais vomit du sang', ['vomissements']],
    ['mange plus que d’habitude', ['appétit augmenté']],
    ['fait plus pipi que d’habitude', ['mictions fréquentes']],
  ])('map « %s » to every symptom that it tells and to none that it denies', (said, signs) => {
    const heard = (name: string) =>
      diagnose({ symptoms: [said], race: '' }, { diseases: [having(name)], signs: shipped }, lenient).length > 0
    expect(signs.filter((name) => !heard(name))).toEqual([])
    for (const name of ['fièvre', ...(said.startsWith('ne mange') ? [] : ['perte d’appétit'])]) {
      expect(heard(name), name).toBe(false)
    }
  })

  it('find a disease for nearly all words of owners, where hardly any word finds one without signs', async () => {
    const diseases = demoDiseases.map((disease) => readDisease({ ...disease, id: disease.name }))
    const foundBy = (signs: readonly Sign[]) => {
      const asked = shipped.flatMap((sign) =>
        sign.words.flatMap((word) => ['chien', 'chat'].map((race) => ({ word, race }))),
      )
      const found = asked.filter(
        ({ word, race }) =>
          diagnose({ symptoms: [word], race }, { diseases, signs }, defaultChatbotSettings.diagnosis).length > 0,
      )
      return Math.round((100 * found.length) / asked.length)
    }
    // The figures of docs/diagnosis.md.
    expect([shipped.length, shipped.flatMap((sign) => sign.words).length, foundBy([]), foundBy(shipped)]).toEqual([
      59, 328, 4, 93,
    ])
  })

  it('are suggested beside the symptoms of the base', async () => {
    const { symptoms } = await server.ok(getAssistant)
    expect(symptoms).toEqual(expect.arrayContaining(['respire mal', 'difficulté à respirer']))
    expect(new Set(symptoms.map(wordsKey)).size).toBe(symptoms.length)
  })
})

describe('changing signs', () => {
  const made: string[] = []
  afterEach(async () => {
    for (const id of made.splice(0)) await remove(id)
  })
  const create = async (sign: object) => {
    const { status, body } = await add(sign)
    expect(status).toBe(201)
    made.push((body as Sign).id)
    return body as Sign
  }

  it('takes effect in the diagnosis immediately, when a word is added and when it is removed', async () => {
    const found = async () => (await consult('chien', 'fait son ramdam')).results.length > 0
    expect(await found()).toBe(false)
    const toux = await named('toux')
    const { body } = await edit({ ...toux, words: [...toux.words, 'fait son ramdam'] })
    expect(await found()).toBe(true)
    await edit({ ...(body as Sign), words: toux.words })
    expect(await found()).toBe(false)
  })

  it('keeps each word once, as and where it was first written', async () => {
    const sign = await create({ name: ' Hoquet ', words: ['hoquette', ' a le hoquet ', 'Hoquette', 'hic'] })
    expect(sign).toMatchObject({ name: 'Hoquet', words: ['hoquette', 'a le hoquet', 'hic'], version: 1 })
    expect(await named('Hoquet')).toEqual(sign)
  })

  it('is refused for a name that another sign has, whatever its case, plural or article', async () => {
    await create(newSign('hoquet'))
    const taken = { status: 409, body: { message: words.nameTaken } }
    expect(await add(newSign('Les HOQUETS'))).toMatchObject(taken)
    expect(await edit({ ...(await named('toux')), name: 'hoquet' })).toMatchObject(taken)
  })

  it('answers 409 to a change over an older version', async () => {
    const read = await create(newSign('hoquet'))
    const [one, other] = [await edit({ ...read, words: ['hoquette'] }), await edit({ ...read, words: ['hic'] })]
    expect(one).toMatchObject({ status: 200, body: { version: 2 } })
    expect(other).toMatchObject({ status: 409, body: { message: staleMessages.sign } })
    expect((await named('hoquet')).words).toEqual(['hoquette'])
    const race = await Promise.all(['a', 'b', 'c'].map((word) => edit({ ...read, version: 2, words: [word] })))
    expect(race.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
  })

  it('answers 404 for a deleted sign', async () => {
    const sign = await create(newSign('hoquet'))
    expect((await remove(sign.id)).status).toBe(200)
    const gone = { status: 404, body: { message: words.unknown } }
    expect(await remove(sign.id)).toMatchObject(gone)
    expect(await edit(sign)).toMatchObject(gone)
  })

  it('leaves a line in the trail for each change', async () => {
    const sign = await create(newSign('hoquet'))
    await edit(sign)
    await remove(sign.id)
    const lines = await server.db.query<{ action: string; resource: string }>(
      'select action, resource from audit_entry where resource_id = $1 order by at, id',
      [sign.id],
    )
    expect(lines).toEqual(['createSign', 'updateSign', 'deleteSign'].map((action) => ({ action, resource: 'sign' })))
  })

  it('is refused above the maximum number of signs, also when two are added at the same time', async () => {
    const { max } = signLimits.signs
    await server.db.query(
      `insert into sign (id, name, name_key, sort_key, words)
       select gen_random_uuid(), 'essai ' || n, 'essai ' || n, 'zz' || n, array['x']
       from generate_series(1, $1::int - (select count(*)::int from sign) - 1) n`,
      [max],
    )
    try {
      const answers = await Promise.all([add(newSign('hoquet')), add(newSign('rot'))])
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
      expect(await add(newSign('sursaut'))).toMatchObject({ status: 409, body: { message: words.full(max) } })
    } finally {
      await server.db.query(`delete from sign where name like 'essai %' or name in ('hoquet', 'rot')`)
    }
  })
})
