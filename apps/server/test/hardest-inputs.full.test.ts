import { setImmediate as nextTurn } from 'node:timers/promises'
import { fillPath } from '@potager/domain/api'
import { defaultChatbotSettings } from '@potager/domain/chatbot-settings'
import { contract, type Endpoint } from '@potager/domain/contract'
import { diagnose, type KnowledgeBase, uncoveredSymptoms } from '@potager/domain/diagnosis'
import { paths } from '@potager/domain/paths'
import { signLimits } from '@potager/domain/sign'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { stillUncovered } from '../src/api/analytics/routes.ts'
import { reason } from '../src/api/chat-session/routes.ts'
import { LONGEST_TEXT } from '../src/api/json.ts'
import { forms, noRecord, withField } from './forms/forms.ts'
import { type CallRequest, findKnown, type Known, startServer, type TestServer } from './harness.ts'
import { processorTime, processorTimeOf } from './kills.ts'
import { serveSite, siteFromSources } from './site-harness.ts'

describe('the hardest inputs that fit the limits', () => {
  /** No answer may block the event loop for longer, in milliseconds of processor time (docs/security.md). */
  const MOST_MS = 50

  /** Requests before the measurement. */
  const WARM_UP = 20

  /** Sizes that fit: a body, the head of a request, a page's form (some characters take six there), most fields. */
  const BODY = 250 * 1024
  const ADDRESS = 12 * 1024
  const FORM = 2500
  const FIELD = 200

  /** Runs of one character class with another ending: the worst case of a pattern that restarts at each place. */
  const runs: Record<string, (length: number) => string> = {
    'digits, a letter': (length) => `${'0'.repeat(length)}a`,
    'letters, a sign': (length) => `${'a'.repeat(length)}!`,
    'spaces, a letter': (length) => `${' '.repeat(length)}x`,
    'slashes, a letter': (length) => `${'/'.repeat(length)}b`,
    'an address without end': (length) => `a@${'a.'.repeat(length / 2)}`,
    'marks upon a letter': (length) => `a${'\u0301\u0316'.repeat(length / 2)}`,
    brackets: (length) => '<'.repeat(length),
    quotes: (length) => '"'.repeat(length / 2),
  }

  /** JSON of this size, deeply nested or with many values. */
  const shapes = (bytes: number) => ({
    deep: `${'['.repeat(bytes / 3)}${']'.repeat(bytes / 3)}`,
    wide: `[${'"a",'.repeat(bytes / 6)}"a"]`,
    keys: `{${Array.from({ length: bytes / 12 }, (_, key) => `"${key}":1`).join()}}`,
  })

  /** Headers that the server reads, with a prefix of their value. */
  const headers: Record<string, string> = {
    accept: '',
    'accept-encoding': '',
    authorization: 'Bearer ',
    cookie: '',
    forwarded: 'for=',
    host: '',
    'idempotency-key': '',
    'if-none-match': 'W/"',
    origin: 'https://',
    range: 'bytes=',
    'user-agent': 'Mozilla/5.0 ',
    'x-forwarded-for': '',
  }

  /**
   * What is sent under a name that a call does not know: one kind of text for each, in turn, because such names are left
   * out in one place, whatever the call.
   */
  const kindOfUnknown = (turn: number) => Object.keys(runs)[turn % Object.keys(runs).length]

  const endpoints = Object.values(contract).flatMap((group): Endpoint[] => Object.values(group))

  let server: TestServer
  let site: FastifyInstance
  let token: string
  let known: Known

  beforeAll(async () => {
    server = await startServer()
    token = await server.tokenOf('admin')
    known = await findKnown(server.db)
    site = await serveSite(await siteFromSources())
    // The first answers pay for compilation, whatever the input.
    for (let turn = 0; turn < WARM_UP; turn += 1) for (const url of ['/', '/menus']) await visit({ url })
  })

  const slow: string[] = []

  /**
   * Records a request over the limit; only the server's own answers may come.
   * @param usual - What the same costs with an ordinary input, in milliseconds of processor time.
   */
  async function hold(what: string, send: () => Promise<{ status: number }>, usual = 0): Promise<void> {
    const time = await processorTimeOf(async () => {
      const { status } = await send()
      if (status >= 500) slow.push(`${what} : ${status}`)
    }, MOST_MS + usual)
    if (time > MOST_MS + usual) slow.push(`${what} : ${Math.round(time)} ms`)
  }

  /** Every path of a text in a body; of lists, the first entry. */
  function textPaths(value: unknown, path = ''): string[] {
    if (typeof value === 'string') return [path]
    if (typeof value !== 'object' || value === null) return []
    return Object.entries(Array.isArray(value) ? value.slice(0, 1) : value).flatMap(([key, inner]) =>
      textPaths(inner, path ? `${path}.${key}` : key),
    )
  }

  async function ask(endpoint: Endpoint, sent: CallRequest) {
    if (endpoint.call.access === 'public') await server.db.query('delete from login_throttle')
    return server.ask(endpoint, { token, ...sent })
  }

  async function visit(request: InjectOptions) {
    return { status: (await site.inject(request)).statusCode }
  }

  /** The largest text that a schema accepts, by its JSON Schema. */
  function longestOf(schema: z.ZodType): number {
    const json = JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
    return Math.max(0, ...[...json.matchAll(/"maxLength":(\d+)/g)].map(([, length]) => Number(length)))
  }

  it.each(endpoints.flatMap(({ call, body }) => (body ? [[call.name, body] as const] : [])))(
    'no text in the body of %s may be longer than LONGEST_TEXT',
    (_, body) => {
      expect(longestOf(body)).toBeLessThanOrEqual(LONGEST_TEXT)
    },
  )

  it.each(Object.entries(forms).map(([name, form], turn) => [name, form, kindOfUnknown(turn)] as const))(
    '%s: no body blocks other calls',
    async (name, { endpoint, params, valid }, unknown) => {
      const at = params?.(known) ?? noRecord(endpoint)
      const most = endpoint.maxBody ? endpoint.maxBody - 8192 : BODY
      const body = valid(known)
      const texts = textPaths(body)
      slow.length = 0
      for (const [kind, run] of Object.entries(runs)) {
        const withAll = texts.reduce((filled, path) => withField(filled, path, run(FIELD)), body)
        await hold(`${name}, ${kind} in every field`, () => ask(endpoint, { params: at, body: withAll }))
        for (const path of kind === unknown ? [...texts, 'unknown'] : texts) {
          // Longer texts are refused in one place, whatever the field.
          for (const length of path === 'unknown' ? [LONGEST_TEXT, most / 3] : [LONGEST_TEXT]) {
            await hold(`${name}.${path}, ${kind}, ${length}`, () =>
              ask(endpoint, { params: at, body: withField(body, path, run(length)) }),
            )
          }
        }
      }
      const raw = JSON.stringify(withField(body, texts[0] ?? 'unknown', '@'))
      for (const [kind, value] of Object.entries(shapes(most))) {
        await hold(`${name}, ${kind}`, () =>
          ask(endpoint, {
            params: at,
            body: raw.replace('"@"', () => value),
            headers: { 'content-type': 'application/json' },
          }),
        )
      }
      expect(slow).toEqual([])
    },
  )

  it.each(endpoints.map((endpoint, turn) => [endpoint.call.name, endpoint, kindOfUnknown(turn)] as const))(
    '%s: no address holds the others up',
    async (name, endpoint, unknown) => {
      slow.length = 0
      const names = Object.keys(endpoint.query?.shape ?? {})
      const { method, path } = endpoint.call
      for (const [kind, run] of Object.entries(runs)) {
        const text = run(ADDRESS)
        const segments = Object.fromEntries(Object.keys(noRecord(endpoint)).map((segment) => [segment, text]))
        const params = noRecord(endpoint)
        const all = Object.fromEntries(names.map((field) => [field, run(FIELD / 2)]))
        if (Object.keys(segments).length > 0)
          await hold(`${name}, segments, ${kind}`, () => server.call(method, fillPath(path, segments), { token }))
        if (names.length > 1) await hold(`${name}, every field, ${kind}`, () => ask(endpoint, { params, query: all }))
        for (const field of kind === unknown ? [...names, 'unknown'] : names) {
          await hold(`${name}?${field}, ${kind}`, () => ask(endpoint, { params, query: { [field]: text } }))
        }
      }
      expect(slow).toEqual([])
    },
  )

  it.each(Object.entries(headers))('no header %s holds the others up', async (header, start) => {
    slow.length = 0
    for (const url of ['/api/menu/order', '/menus', '/sitemap.xml']) {
      const usual = await processorTimeOf(() => visit({ url }), 0)
      for (const [kind, run] of Object.entries(runs)) {
        const value = start + Buffer.from(run(ADDRESS)).toString('latin1')
        await hold(`${header} of ${url}, ${kind}`, () => visit({ url, headers: { [header]: value } }), usual)
      }
    }
    expect(slow).toEqual([])
  })

  const pages = Object.values(paths).map((path) => (typeof path === 'string' ? path : path('x', 'y')))
  it.each([...pages, '/assets', '/storybook', '/partage', '/nulle-part'])(
    'no address of the page %s holds the others up',
    async (path) => {
      slow.length = 0
      const marks = encodeURIComponent(`a${'\u0301\u0316'.repeat(ADDRESS / 24)}`)
      for (const rest of [
        `${'/'.repeat(ADDRESS)}b/`,
        `/${'0'.repeat(ADDRESS)}a`,
        `/${'a@'.repeat(ADDRESS / 2)}`,
        `/${marks}`,
        `?q=${marks}`,
        `?${'a=1&'.repeat(ADDRESS / 4)}`,
      ]) {
        await hold(`${path}${rest.slice(0, 20)}…`, () => visit({ url: path + rest }))
      }
      expect(slow).toEqual([])
    },
  )

  it.each([
    [paths.register, ['username', 'email', 'firstName', 'lastName', 'password', 'confirmPassword']],
    [paths.assistant, ['symptoms', 'race']],
  ])('no form sent to %s holds the others up', async (url, fields) => {
    slow.length = 0
    for (const field of [...fields, 'unknown']) {
      for (const [kind, run] of Object.entries(runs)) {
        const filled = { ...Object.fromEntries(fields.map((one) => [one, 'Abcdef1!'])), [field]: run(FORM) }
        await hold(`${url}, ${field}, ${kind}`, () =>
          visit({
            method: 'POST',
            url,
            headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
            payload: new URLSearchParams(filled).toString(),
          }),
        )
      }
    }
    expect(slow).toEqual([])
  })
})

describe('other calls are served while the engine reads the largest base', () => {
  const words = (index: number) => `signe${(index * 7919) % 4001} du point${index % 613}`

  /** 500 diseases of 30 symptoms, and the maximum of signs. */
  const base: KnowledgeBase = {
    diseases: Array.from({ length: 500 }, (_, index) => ({
      id: String(index),
      name: `Maladie ${index}`,
      description: '',
      urgency: 'LOW',
      advice: '',
      symptoms: Array.from({ length: 30 }, (_unused, place) => words(index * 30 + place)),
      affectedRaces: ['toutes'],
    })),
    signs: Array.from({ length: signLimits.signs.max }, (_, index) => ({
      id: String(index),
      name: words(index),
      words: Array.from({ length: signLimits.entries.max }, (_unused, place) => words(index * 7 + place)),
      version: 1,
    })),
  }

  /** The result of some work, and the processor time of a turn of the event loop meanwhile, in milliseconds. */
  async function turnsOf<Result>(work: () => Promise<Result>): Promise<{ result: Result; holdMs: number }> {
    const start = processorTime()
    let turns = 1
    const state = { over: false }
    const done = work().finally(() => {
      state.over = true
    })
    for (; !state.over; turns++) await nextTurn()
    return { result: await done, holdMs: (processorTime() - start) / turns }
  }

  const settings = defaultChatbotSettings.diagnosis

  it('during a question of 50 symptoms, every 50 ms on average', async () => {
    const asked = { race: 'Labrador', symptoms: Array.from({ length: 50 }, (_, index) => words(index * 31)) }
    const { result, holdMs } = await turnsOf(() => reason(asked, base, settings))
    expect(holdMs).toBeLessThan(50)
    expect(result.results).toEqual(diagnose(asked, base, settings))
    expect(result.uncovered).toEqual(uncoveredSymptoms(asked.symptoms, base, settings.requireExactSymptomMatch))
  })

  it('during the check of a thousand uncovered symptoms, every 50 ms on average', async () => {
    const known = (index: number) => index < 3
    const terms = Array.from({ length: 1000 }, (_, index) => ({
      name: known(index) ? words(index) : `inconnu${index} du signe${index} le matin`,
      sessions: 2000 - index,
      reported: 0,
      previous: 0,
    }))
    const { result, holdMs } = await turnsOf(() => stillUncovered({ distinct: 1234, terms }, base, false))
    expect(holdMs).toBeLessThan(50)
    expect(result.terms[0]).toEqual(terms[3])
    expect(result.distinct).toBe(1231)
  })
})
