import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Call } from '../base/api/index.ts'
import { NotAnswered, type Paged, readBody } from '../base/wire/index.ts'
import * as account from '../concepts/account/account.calls.ts'
import { checkPasswordChange } from '../concepts/account/account.ts'
import { getPopularRaces, getPopularSymptoms } from '../concepts/analytics/analytics.calls.ts'
import { consultAssistant, getAssistant } from '../concepts/assistant/assistant.calls.ts'
import { getHistory, listAudit } from '../concepts/audit/audit.calls.ts'
import { listChatSessions } from '../concepts/chat-session/chat-session.calls.ts'
import { browseReviews, search } from '../concepts/console/console.calls.ts'
import { tryDiagnosis } from '../concepts/diagnosis/diagnosis.calls.ts'
import { getDiseaseMentions, importDiseases, listDiseases } from '../concepts/disease/disease.calls.ts'
import { listOrders } from '../concepts/order/order.calls.ts'
import { listReports } from '../concepts/report/report.calls.ts'
import {
  listApprovedReviews,
  listMyReviews,
  listPendingReviews,
  listReviewSummaries,
} from '../concepts/review/review.calls.ts'
import { listUsers } from '../concepts/user/user.calls.ts'
import { userState } from '../concepts/user/user.ts'
import { cases, drawBody } from '../fixtures/index.ts'
import { capabilities } from './capabilities.ts'
import { contract, type Endpoint } from './index.ts'

const at = '2026-11-21T10:00:00Z'
const instant = Date.parse(at)
const read = <Result>(call: Call<never, Result>, body: unknown): Result => call.response(body, undefined as never)

describe('accounts', () => {
  it('are read with their rights, which default to false', () => {
    const row = { id: 7, username: 'zoe', email: 'z@x.fr', firstName: 'Zoé', lastName: 'Roux', role: 'MANAGER' }
    const rights = { approved: true, suspended: true }
    expect(read(listUsers, [{ ...row, ...rights, createdAt: at }, { id: 8 }])).toEqual([
      { ...row, id: '7', ...rights, tasks: null, createdAt: instant },
      {
        id: '8',
        username: '',
        email: '',
        firstName: '',
        lastName: '',
        role: '',
        approved: false,
        suspended: false,
        tasks: null,
        createdAt: null,
      },
    ])
  })

  it('are PENDING, ACTIVE or SUSPENDED; a suspension takes precedence', () => {
    expect(userState({ approved: false, suspended: false })).toBe('PENDING')
    expect(userState({ approved: true, suspended: false })).toBe('ACTIVE')
    expect(userState({ approved: true, suspended: true })).toBe('SUSPENDED')
    expect(userState({ approved: false, suspended: true })).toBe('SUSPENDED')
  })

  it('list their sessions with the current one marked, and count the ended ones, 0 by default', () => {
    const row = { id: 's1', device: 'Firefox · Windows', createdAt: at, usedAt: at, current: true }
    expect(read(account.listOwnSessions, [row, { id: 's2' }])).toEqual([
      { ...row, createdAt: instant, usedAt: instant },
      { id: 's2', device: '', createdAt: null, usedAt: null, current: false },
    ])
    expect(read(account.endOtherSessions, { ended: 3 })).toBe(3)
    expect(read(account.endOtherSessions, undefined)).toBe(0)
  })
})

describe('a change of password', () => {
  const change = { currentPassword: 'Ancien#2026', newPassword: 'Nouveau#2027', confirmPassword: 'Nouveau#2027' }
  const fields = (changes: Partial<typeof change>) => Object.keys(checkPasswordChange({ ...change, ...changes }))

  it('is accepted with the old one and the new one twice', () => {
    expect(checkPasswordChange(change)).toEqual({})
  })

  it('reports each problem at its field', () => {
    expect(fields({ currentPassword: '' })).toEqual(['currentPassword'])
    expect(fields({ newPassword: 'court', confirmPassword: 'court' })).toEqual(['newPassword'])
    expect(fields({ currentPassword: change.newPassword })).toEqual(['newPassword'])
    expect(fields({ confirmPassword: '' })).toEqual(['confirmPassword'])
    expect(fields({ confirmPassword: 'Autre#2027' })).toEqual(['confirmPassword'])
  })

  it('has different messages for a weak and an unchanged password, and for a missing and a differing confirmation', () => {
    const weak = checkPasswordChange({ ...change, newPassword: 'court', confirmPassword: 'court' }).newPassword
    const same = checkPasswordChange({ ...change, currentPassword: change.newPassword }).newPassword
    expect(weak).not.toBe(same)
    const missing = checkPasswordChange({ ...change, confirmPassword: '' }).confirmPassword
    const other = checkPasswordChange({ ...change, confirmPassword: 'Autre#2027' }).confirmPassword
    expect(missing).not.toBe(other)
  })
})

describe('the audit trail', () => {
  it('has states and a reason only where the answer has them; other missing fields get defaults', () => {
    const row = { id: 'a1', at, username: 'zoe', action: 'updateOrderStatus', resource: 'order', resourceId: 'o1' }
    const states = { from: 'PENDING', to: 'CANCELED', reason: 'Rupture' }
    expect(read(getHistory, [{ ...row, ...states }, row])).toEqual([
      { ...row, at: instant, ...states },
      { ...row, at: instant },
    ])
    expect(read(listAudit, [{ id: 'a1' }])).toEqual([
      { id: 'a1', at: null, username: '', action: '', resource: '', resourceId: '' },
    ])
  })
})

describe('a search result', () => {
  it('has a detail and a status only where the answer has them', () => {
    const hit = { kind: 'dish', id: 'd1', title: 'Soupe' }
    expect(read(search, [{ ...hit, detail: '6,50 €', status: 'READY' }, hit])).toEqual([
      { ...hit, detail: '6,50 €', status: 'READY' },
      hit,
    ])
  })
})

describe('the assistant', () => {
  it('is closed when the answer has no status or an unknown one', () => {
    expect(read(getAssistant, undefined)).toEqual({
      status: 'closed',
      message: '',
      errorMessage: '',
      symptoms: [],
      keptDays: null,
    })
    const open = { status: 'open', message: 'Bonjour', errorMessage: 'Désolé', symptoms: ['toux'], keptDays: 90 }
    expect(read(getAssistant, open)).toEqual(open)
    expect(read(getAssistant, { ...open, status: 'asleep' }).status).toBe('closed')
  })

  it('reads a consultation and a diagnosis, with defaults for missing fields', () => {
    const answer = {
      id: 'c1',
      race: 'chat',
      symptoms: ['toux'],
      results: [],
      message: 'Voyez un vétérinaire.',
      uncovered: ['hoquet'],
      durationMs: 4,
      endsAt: at,
      reported: true,
    }
    expect(read(consultAssistant, answer)).toEqual({ ...answer, endsAt: instant })
    expect(read(consultAssistant, { id: 'c1' })).toMatchObject({
      results: [],
      durationMs: null,
      endsAt: null,
      reported: false,
    })
    expect(read(tryDiagnosis, { results: [{}], uncovered: ['hoquet'] })).toMatchObject({ uncovered: ['hoquet'] })
    expect(read(tryDiagnosis, { results: [{}] }).results).toHaveLength(1)
    expect(read(tryDiagnosis, undefined)).toEqual({ results: [], uncovered: [] })
  })
})

describe('a page of a list', () => {
  const pageOf = <Row>(
    call: Call<{ page: number; size?: number }, Paged<Row>>,
    asked: { page: number; size?: number },
  ): Paged<Row> => call.response({ content: [], totalElements: 45 }, asked)

  it('takes its number and size from the request when the response omits them', () => {
    const about = { resourceType: 'DISH', resourceId: 'd1' } as const
    const answers = [{ page: 1, size: 7 }, { page: 1 }].map((asked) => [
      pageOf(listDiseases, asked),
      pageOf(listReports, asked),
      pageOf(listPendingReviews, asked),
      listApprovedReviews.response({ content: [], totalElements: 45 }, { ...about, ...asked }),
      pageOf(listChatSessions, asked),
      pageOf(browseReviews, asked),
      pageOf(listOrders, asked),
    ])
    const [sized = [], unsized = []] = answers
    for (const answer of sized)
      expect(answer).toMatchObject({ page: 1, size: 7, totalPages: 7, first: false, last: false })
    const { size } = listDiseases.request({ page: 1 }).query ?? {}
    expect(unsized[0]?.size).toBe(size)
    for (const answer of unsized) {
      expect(answer.size).toBeGreaterThan(7)
      expect(answer.totalPages).toBe(Math.ceil(45 / answer.size))
    }
  })
})

describe('diseases', () => {
  it('have counts of mentions, 0 by default', () => {
    const mentions = { sessions: 3, openReports: 2, resolvedReports: 1 }
    expect(read(getDiseaseMentions, mentions)).toEqual(mentions)
    expect(read(getDiseaseMentions, undefined)).toEqual({ sessions: 0, openReports: 0, resolvedReports: 0 })
  })

  it('are imported with a digest and lists of rows, empty by default', () => {
    expect(read(importDiseases, { digest: 'abc' }).digest).toBe('abc')
    expect(read(importDiseases, undefined)).toEqual({
      created: [],
      changed: [],
      unchanged: [],
      refused: [],
      digest: '',
    })
  })

  it('have popular symptoms and breeds, each as a name and a count', () => {
    const counted = { count: 4, percentage: 40 }
    expect(read(getPopularSymptoms, [{ symptom: 'toux', ...counted }])).toMatchObject([{ name: 'toux', count: 4 }])
    expect(read(getPopularRaces, [{ race: 'Siamois', ...counted }])).toMatchObject([{ name: 'Siamois', count: 4 }])
  })
})

describe('reviews', () => {
  it('of one’s own have status, reason and comment where the answer has them', () => {
    const row = { id: 'r1', userId: 'u1', resourceType: 'DISH', resourceId: 'd1', rating: 4, createdAt: at }
    const told = {
      comment: 'Bon',
      experienceDate: '2026-11-20',
      status: 'REJECTED',
      reason: 'Doublon',
      authorPending: 2,
    }
    expect(read(listMyReviews, [{ ...row, ...told }, { id: 'r2' }])).toEqual([
      { ...row, ...told, createdAt: instant },
      { id: 'r2', userId: '', resourceType: '', resourceId: '', rating: null, createdAt: null, status: '' },
    ])
  })

  it('of the console have the name of their subject only where the answer has it', () => {
    const names = browseReviews.response([{ id: 'r1', resourceName: 'Soupe' }, { id: 'r2' }], { page: 0 }).items
    expect(names.map(({ resourceName }) => resourceName)).toEqual(['Soupe', undefined])
  })

  it('are summed up, with a null average when there is none', () => {
    expect(read(listReviewSummaries, [{ resourceId: 'd1', average: 4.5, count: 8 }, { resourceId: 'd2' }])).toEqual([
      { resourceId: 'd1', average: 4.5, count: 8 },
      { resourceId: 'd2', average: null, count: 0 },
    ])
  })
})

const endpoints = Object.values(contract).flatMap((concept) => Object.values(concept))
// Of its call an endpoint's type knows what a server needs; the value is the whole call.
const calls = endpoints.map(({ call }) => call as Call<never, unknown>)
const input = { page: 0 } as never

// A million and more are thrown: where from does not matter.
Error.stackTraceLimit = 0

/** Whether a call believes a body as it was read from its text. */
function believes(call: Call<never, unknown>, body: unknown): boolean {
  try {
    call.response(body, input)
    return true
  } catch (error) {
    return !(error instanceof NotAnswered)
  }
}

function believers(text: string, asked = calls): string[] {
  const body = readBody(text)
  return asked.filter((call) => believes(call, body)).map(({ name }) => name)
}

/** Without those that answer nothing, to which an object or a word is « done » (T14), or a record of optional values alone. */
const telling = calls.filter((call) => !believes(call, {}))

describe('an answer', () => {
  it.each(endpoints.map(({ call, response }) => [call.name, call as Call<never, unknown>, response] as const))(
    'of our server to %s is accepted by the client',
    (_, call, response) => {
      for (const as of cases) expect(believes(call, drawBody(response, 1, as)), as).toBe(true)
    },
  )
})

describe('a body that is no answer of the contract', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 40 })
  const foreign = fc.constantFrom('data', 'items', 'rows', 'success', 'error', 'payload', 'value')
  const shapes = fc.oneof(
    fc.array(fc.jsonValue({ maxDepth: 1 })),
    fc.object({ maxDepth: 1 }),
    fc.constantFrom(null, true),
  )
  const wrapped = fc.dictionary(foreign, shapes, { minKeys: 1, maxKeys: 3 })
  const wholes = endpoints
    .map(({ response }) => JSON.stringify(drawBody(response, 1)) ?? '')
    .filter((whole) => /^[[{]/.test(whole))
  const cut = fc
    .constantFrom(...wholes)
    .chain((whole) => fc.integer({ min: 1, max: whole.length - 1 }).map((length) => whole.slice(0, length)))

  test.prop(
    [
      fc.oneof(
        text.map((words) => `<html>${words}`),
        cut,
      ),
    ],
    { numRuns: 10_000 },
  )('is rejected by every call when it is HTML or truncated JSON', (body) => {
    expect(believers(body)).toEqual([])
  })

  test.prop(
    [
      fc.oneof(
        wrapped.map((value) => JSON.stringify(value)),
        text.filter((words) => Number.isNaN(Number(words.trim() || 'x'))).map((words) => JSON.stringify(words)),
        fc.constantFrom('null', 'true', 'false', 'OK', '""', '{}', '[null]', '[3]', '{"content":null}'),
      ),
    ],
    { numRuns: 10_000 },
  )('is rejected by every call that returns required data when it has another shape', (body) => {
    expect(believers(body, telling)).toEqual([])
  })
})

const everyEndpoint = Object.values(contract).flatMap((concept): Endpoint[] => Object.values(concept))
const names = capabilities.map(({ name }) => name)

describe('the capabilities', () => {
  it('are the extension calls and the extension keys, each once', () => {
    expect(new Set(names).size).toBe(names.length)
    expect(names).toEqual(expect.arrayContaining(['getDay', 'getCapabilities', 'updateReservationStatus.seenStatus']))
    expect(names).not.toContain('listOrders')
    const ofExtensions = everyEndpoint.filter(({ call }) => call.extension).map(({ call }) => call.name)
    expect(names.filter((name) => !name.includes('.'))).toEqual([...ofExtensions, 'watchChanges', 'watchMenu'])
  })

  it('name keys that exist in their calls and are optional', () => {
    const keyed = everyEndpoint.filter(({ call }) => call.extensionKeys)
    expect(keyed.length).toBeGreaterThan(5)
    for (const { call, query, body } of keyed) {
      const shapes = [query, body].filter((shape): shape is z.ZodObject => shape instanceof z.ZodObject)
      for (const key of call.extensionKeys ?? []) {
        const kind = shapes.find(({ shape }) => key in shape)?.shape[key] as z.ZodType
        expect([call.name, key, kind?.safeParse(undefined).success]).toEqual([call.name, key, true])
      }
    }
  })

  it('with a fixed path declare no 404, which means « no such call », except createReview', () => {
    const fixed = everyEndpoint.filter(({ call }) => call.extension && !call.path.includes(':'))
    const missing = fixed.filter(({ errors = [] }) => (errors as readonly number[]).includes(404))
    // Its 404 is of the reviewed record; no page makes this call.
    expect(missing.map(({ call }) => call.name)).toEqual(['createReview'])
  })
})
