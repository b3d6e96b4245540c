import { describe, expect, it } from 'vitest'
import type { Call } from '../base/api/index.ts'
import type { Paged } from '../base/wire/index.ts'
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

const at = '2026-11-21T10:00:00Z'
const instant = Date.parse(at)
const read = <Result>(call: Call<never, Result>, body: unknown): Result => call.response(body, undefined as never)

describe('accounts', () => {
  it('are read with their rights, which nobody has who is not said to have them', () => {
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

  it('wait, may sign in, or may no longer; a suspension weighs more', () => {
    expect(userState({ approved: false, suspended: false })).toBe('PENDING')
    expect(userState({ approved: true, suspended: false })).toBe('ACTIVE')
    expect(userState({ approved: true, suspended: true })).toBe('SUSPENDED')
    expect(userState({ approved: false, suspended: true })).toBe('SUSPENDED')
  })

  it('have sessions, of which one asks', () => {
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

  it('says at each field what is wrong with it', () => {
    expect(fields({ currentPassword: '' })).toEqual(['currentPassword'])
    expect(fields({ newPassword: 'court', confirmPassword: 'court' })).toEqual(['newPassword'])
    expect(fields({ currentPassword: change.newPassword })).toEqual(['newPassword'])
    expect(fields({ confirmPassword: '' })).toEqual(['confirmPassword'])
    expect(fields({ confirmPassword: 'Autre#2027' })).toEqual(['confirmPassword'])
  })

  it('tells one that is too weak from one that is the same, and one that is missing from one that differs', () => {
    const weak = checkPasswordChange({ ...change, newPassword: 'court', confirmPassword: 'court' }).newPassword
    const same = checkPasswordChange({ ...change, currentPassword: change.newPassword }).newPassword
    expect(weak).not.toBe(same)
    const missing = checkPasswordChange({ ...change, confirmPassword: '' }).confirmPassword
    const other = checkPasswordChange({ ...change, confirmPassword: 'Autre#2027' }).confirmPassword
    expect(missing).not.toBe(other)
  })
})

describe('the trail', () => {
  it('tells what happened, and states and a reason only where there are', () => {
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

describe('what was found', () => {
  it('has a detail and a state where there are', () => {
    const hit = { kind: 'dish', id: 'd1', title: 'Soupe' }
    expect(read(search, [{ ...hit, detail: '6,50 €', status: 'READY' }, hit])).toEqual([
      { ...hit, detail: '6,50 €', status: 'READY' },
      hit,
    ])
  })
})

describe('the assistant', () => {
  it('is closed unless it says otherwise', () => {
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

  it('answers a question with what it found and what it does not know', () => {
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

describe('a page', () => {
  const pageOf = <Row>(
    call: Call<{ page: number; size?: number }, Paged<Row>>,
    asked: { page: number; size?: number },
  ): Paged<Row> => call.response({ content: [], totalElements: 45 }, asked)

  it('is the one that was asked for, of the size that was, where the server does not say', () => {
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
  it('are mentioned so often, or never', () => {
    const mentions = { sessions: 3, openReports: 2, resolvedReports: 1 }
    expect(read(getDiseaseMentions, mentions)).toEqual(mentions)
    expect(read(getDiseaseMentions, undefined)).toEqual({ sessions: 0, openReports: 0, resolvedReports: 0 })
  })

  it('compare with a file under a digest', () => {
    expect(read(importDiseases, { digest: 'abc' }).digest).toBe('abc')
    expect(read(importDiseases, undefined)).toEqual({
      created: [],
      changed: [],
      unchanged: [],
      refused: [],
      digest: '',
    })
  })

  it('are asked about by symptom and by breed', () => {
    const counted = { count: 4, percentage: 40 }
    expect(read(getPopularSymptoms, [{ symptom: 'toux', ...counted }])).toMatchObject([{ name: 'toux', count: 4 }])
    expect(read(getPopularRaces, [{ race: 'Siamois', ...counted }])).toMatchObject([{ name: 'Siamois', count: 4 }])
  })
})

describe('reviews', () => {
  it('of one’s own tell what became of them', () => {
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

  it('of the console name what they are about while that exists', () => {
    const names = browseReviews.response([{ id: 'r1', resourceName: 'Soupe' }, { id: 'r2' }], { page: 0 }).items
    expect(names.map(({ resourceName }) => resourceName)).toEqual(['Soupe', undefined])
  })

  it('are summed up, without an average where there is none', () => {
    expect(read(listReviewSummaries, [{ resourceId: 'd1', average: 4.5, count: 8 }, { resourceId: 'd2' }])).toEqual([
      { resourceId: 'd1', average: 4.5, count: 8 },
      { resourceId: 'd2', average: null, count: 0 },
    ])
  })
})
