import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { newIdempotencyKey } from '../base/api/call.ts'
import { addressOf, type Call, createDialect, requestOf } from '../base/api/index.ts'
import { lazily } from '../base/lazily.ts'
import {
  consoleNames,
  isAdminPath,
  isInternalPath,
  isListedInConsole,
  listPath,
  movedTo,
  paths,
} from '../base/paths/index.ts'
import { simpleRestQuery } from '../base/wire/simple-rest.schema.ts'
import { writeSimpleRestQuery } from '../base/wire/simple-rest.ts'
import { dayQuery, pageQuery } from '../base/wire/wire.schema.ts'
import * as account from '../concepts/account/account.calls.ts'
import * as analytics from '../concepts/analytics/analytics.calls.ts'
import * as assistant from '../concepts/assistant/assistant.calls.ts'
import * as audit from '../concepts/audit/audit.calls.ts'
import * as consoles from '../concepts/console/console.calls.ts'
import * as diagnosis from '../concepts/diagnosis/diagnosis.calls.ts'
import * as diseases from '../concepts/disease/disease.calls.ts'
import * as dishes from '../concepts/dish/dish.calls.ts'
import * as figures from '../concepts/figures/figures.calls.ts'
import * as rooms from '../concepts/meeting-room/meeting-room.calls.ts'
import * as orders from '../concepts/order/order.calls.ts'
import * as reports from '../concepts/report/report.calls.ts'
import * as reservations from '../concepts/reservation/reservation.calls.ts'
import * as restaurants from '../concepts/restaurant/restaurant.calls.ts'
import * as reviews from '../concepts/review/review.calls.ts'
import * as users from '../concepts/user/user.calls.ts'

type SentRequest = [address: string, body?: unknown]
const sent = <Input, Result>(
  call: Call<Input, Result>,
  input: Input,
  supports = createDialect({ extensions: true }).supports,
): SentRequest => {
  const request = requestOf(call, input, supports)
  const line = `${call.method} ${addressOf(call.path, request)}`
  return 'body' in request ? [line, JSON.parse(JSON.stringify(request.body))] : [line]
}

describe('calls of one record', () => {
  it('have its id in the path, encoded as one segment', () => {
    expect([
      sent(users.getUser, 'a/b'),
      sent(audit.getAuditEntry, '7'),
      sent(account.endOwnSession, '7'),
      sent(assistant.getConsultation, '7'),
      sent(diseases.deleteDisease, '7'),
      sent(diseases.getDiseaseMentions, '7'),
      sent(rooms.listMeetingRooms, '7'),
      sent(dishes.getDish, '7'),
      sent(restaurants.getRestaurant, '7'),
      sent(reservations.listRestaurantReservations, '7'),
      sent(restaurants.deleteHoursException, { restaurantId: '7', id: '8' }),
      sent(audit.getHistory, { resource: 'dish', id: '7' }),
      sent(reservations.cancelReservation, { id: '7' }),
      sent(reservations.updateReservationStatus, { id: '7', status: 'CONFIRMED' }),
      sent(reservations.markReservationNoShow, { id: '7', noShow: true }),
    ]).toEqual([
      ['GET /users/a%2Fb'],
      ['GET /audit/7'],
      ['DELETE /authentification/sessions/7'],
      ['GET /notprotected/assistant/consultations/7'],
      ['DELETE /admin/chatbot/diseases/7'],
      ['GET /admin/chatbot/diseases/7/mentions'],
      ['GET /notprotected/meeting-rooms/restaurant/7'],
      ['GET /notprotected/menu/7'],
      ['GET /notprotected/restaurant/7'],
      ['GET /reservations/restaurant/7'],
      ['DELETE /restaurant/7/exceptional-hours/8'],
      ['GET /history/dish/7'],
      ['DELETE /reservations/7'],
      ['PUT /reservations/7/status', { status: 'CONFIRMED' }],
      ['PUT /reservations/7/no-show', { noShow: true }],
    ])
  })
})

describe('calls of a paged list', () => {
  it('count pages from 0, with the default size of the list unless another is given', () => {
    expect([
      sent(diseases.listDiseases, { page: 2 }),
      sent(diseases.listDiseases, { page: 0, size: 500 }),
      sent(reports.listReports, { page: 1 }),
      sent(reports.listReports, { page: 1, size: 5, resolved: true }),
      sent(reviews.listPendingReviews, { page: 0 }),
      sent(reviews.listApprovedReviews, { page: 1, resourceType: 'DISH', resourceId: 'd1' }),
    ]).toEqual([
      ['GET /admin/chatbot/diseases?page=2&size=10'],
      ['GET /admin/chatbot/diseases?page=0&size=500'],
      ['GET /admin/chatbot/reports?resolved=false&page=1&size=10'],
      ['GET /admin/chatbot/reports?resolved=true&page=1&size=5'],
      ['GET /admin/reviews/pending?page=0&size=20'],
      ['GET /notprotected/reviews?resourceType=DISH&resourceId=d1&page=1&size=10'],
    ])
  })

  it('filter reviews by author only when the server supports it', () => {
    const input = { page: 0, size: 10, author: 'u1' }
    expect(sent(reviews.listPendingReviews, input)).toEqual(['GET /admin/reviews/pending?page=0&size=10&userId=u1'])
    expect(sent(reviews.listPendingReviews, input, createDialect({ extensions: false }).supports)).toEqual([
      'GET /admin/reviews/pending?page=0&size=10',
    ])
  })

  it('of the console send a filter, a sort order and a default size of 25 rows', () => {
    const query = { page: 3, sort: 'start', direction: 'desc', filter: { q: 'legrand', status: undefined } } as const
    expect(sent(consoles.browseReservations, query)).toEqual([
      'GET /console/reservations?q=legrand&sort=start&direction=desc&page=3&size=25',
    ])
    expect(sent(consoles.browseReviews, { page: 0, size: 1000 })).toEqual(['GET /console/reviews?page=0&size=1000'])
    expect(sent(consoles.search, 'chou & fleur')).toEqual(['GET /search?q=chou+%26+fleur'])
    const page = consoles.browseReviews.response([{ id: 'r1', author: 'A*****' }], { page: 0 })
    expect(page.items).toMatchObject([{ id: 'r1', author: 'A*****' }])
  })

  it('of accounts and the trail speak the simple-REST dialect', () => {
    const query = { sort: ['createdAt', 'DESC'], range: [0, 24], filter: { q: 'x' } } as never
    const [accounts] = sent(users.listUsers, query)
    const [trail] = sent(audit.listAudit, query)
    for (const [line, path] of [
      [accounts, '/users?'],
      [trail, '/audit?'],
    ] as const) {
      expect(line).toContain(path)
      expect(decodeURIComponent(line)).toContain('{"q":"x"}')
    }
  })
})

describe('calls of a period, a subject or a place', () => {
  it('send it in the query', () => {
    expect([
      sent(analytics.getAnalytics, { from: '2026-11-01', to: '2026-11-30' }),
      sent(figures.getOrderFigures, { from: '2026-11-01', to: '2026-11-30' }),
      sent(figures.getBookingFigures, { from: '2026-11-01', to: '2026-11-30', restaurantId: 'r1' }),
      sent(reviews.getReviewSummary, { resourceType: 'DISH', resourceId: 'd1' }),
      sent(reviews.listReviewSummaries, 'RESTAURANT'),
      sent(rooms.listAvailableRooms, { restaurantId: 'r1', start: '2026-11-21T19:00:00', end: '2026-11-21T21:00:00' }),
    ]).toEqual([
      ['GET /admin/chatbot/analytics?from=2026-11-01&to=2026-11-30'],
      ['GET /figures/orders?startDate=2026-11-01&endDate=2026-11-30'],
      ['GET /figures/bookings?startDate=2026-11-01&endDate=2026-11-30&restaurantId=r1'],
      ['GET /notprotected/reviews/summary?resourceType=DISH&resourceId=d1'],
      ['GET /notprotected/reviews/summaries?resourceType=RESTAURANT'],
      [
        'GET /notprotected/meeting-rooms/available?restaurantId=r1&startTime=2026-11-21T19%3A00%3A00&endTime=2026-11-21T21%3A00%3A00',
      ],
    ])
  })

  it('of orders send a range of days, open at either end, or a single day', () => {
    const days = (filter: object) => sent(orders.listOrders, { page: 0, ...filter })[0]
    expect(days({ from: '2026-11-01', to: '2026-11-30' })).toContain(
      '?startDate=2026-11-01T00%3A00%3A00&endDate=2026-11-30T23%3A59%3A59&',
    )
    expect(days({ from: '2026-11-01' })).toContain('?startDate=2026-11-01T00%3A00%3A00&page=0')
    expect(days({ to: '2026-11-30' })).toContain('?endDate=2026-11-30T23%3A59%3A59&page=0')
    expect(days({ day: '2026-11-21' })).toBe(days({ from: '2026-11-21', to: '2026-11-21' }))
  })

  it('ask for rooms only with a restaurant, a start and an end', () => {
    const whole = { restaurantId: 'r1', start: '2026-11-21T19:00:00', end: '2026-11-21T21:00:00' }
    expect(rooms.canAskForRooms(whole)).toBe(true)
    expect(rooms.canAskForRooms({ ...whole, restaurantId: '' })).toBe(false)
    expect(rooms.canAskForRooms({ ...whole, start: '' })).toBe(false)
    expect(rooms.canAskForRooms({ ...whole, end: '' })).toBe(false)
  })
})

describe('calls that write', () => {
  it('of exceptional hours send days, and hours and a reason only when given', () => {
    const days = { restaurantId: '7', from: '2026-12-24', to: '2026-12-26' }
    const noon = { start: '12:00', end: '14:00' }
    const line = 'POST /restaurant/7/exceptional-hours'
    expect(sent(restaurants.createHoursException, { ...days, hours: null, reason: ' ' })).toEqual([
      line,
      { startDate: '2026-12-24', endDate: '2026-12-26' },
    ])
    expect(sent(restaurants.createHoursException, { ...days, hours: noon, reason: ' Noël ' })).toEqual([
      line,
      { startDate: '2026-12-24', endDate: '2026-12-26', openingHours: noon, reason: 'Noël' },
    ])
  })

  it('trim a resolution, a feedback and a reason, and omit a blank diagnosis or reason', () => {
    expect([
      sent(reports.createReport, { sessionId: 's1', feedback: 'Non', actualDiagnosis: ' Gale ' }),
      sent(reports.createReport, { sessionId: 's1', feedback: 'Non', actualDiagnosis: '  ' }),
      sent(reports.createReport, { sessionId: 's1', feedback: 'Non' }),
      sent(reports.resolveReport, { id: '7', resolution: ' Corrigé ', updateDisease: true }),
      sent(assistant.reportConsultation, { consultationId: 'c1', feedback: ' Non ' }),
      sent(assistant.consultAssistant, { symptoms: ['toux'], race: 'chat' }),
      sent(reviews.moderateReview, { id: '7', status: 'REJECTED', reason: ' Insulte ' }),
      sent(reviews.moderateReview, { id: '7', status: 'APPROVED', reason: ' ' }),
      sent(reviews.moderateReview, { id: '7', status: 'APPROVED' }),
    ]).toEqual([
      ['POST /admin/chatbot/reports', { sessionId: 's1', feedback: 'Non', actualDiagnosis: 'Gale' }],
      ['POST /admin/chatbot/reports', { sessionId: 's1', feedback: 'Non' }],
      ['POST /admin/chatbot/reports', { sessionId: 's1', feedback: 'Non' }],
      ['PUT /admin/chatbot/reports/7/resolve', { resolution: 'Corrigé', updateDisease: true }],
      ['POST /notprotected/assistant/consultations/c1/report', { feedback: 'Non' }],
      ['POST /notprotected/assistant/consultations', { symptoms: ['toux'], race: 'chat' }],
      ['PUT /admin/reviews/7/moderate', { status: 'REJECTED', reason: 'Insulte' }],
      ['PUT /admin/reviews/7/moderate', { status: 'APPROVED' }],
      ['PUT /admin/reviews/7/moderate', { status: 'APPROVED' }],
    ])
  })

  it('send a review, a password change, rights, a diagnosis and an import with their own keys', () => {
    const review = { resourceType: 'DISH', resourceId: 'd1', rating: 4, experienceDate: '2026-11-20' } as const
    expect([
      sent(reviews.createReview, { ...review, comment: ' Bon ' }),
      sent(reviews.createReview, { ...review, comment: ' ' }),
      sent(account.changePassword, { currentPassword: 'a', newPassword: 'b' }),
      sent(users.updateUser, { id: 'u1', suspended: true }),
      sent(diagnosis.tryDiagnosis, { symptoms: ['toux'], race: 'chat' }),
      sent(diseases.importDiseases, { rows: [], apply: true, digest: 'd' }),
    ]).toEqual([
      ['POST /reviews', { ...review, comment: 'Bon' }],
      ['POST /reviews', review],
      ['POST /authentification/password', { currentPassword: 'a', newPassword: 'b' }],
      ['PUT /users/u1', { suspended: true }],
      ['POST /admin/chatbot/diagnosis/try', { symptoms: ['toux'], race: 'chat' }],
      ['POST /admin/chatbot/diseases/import', { rows: [], apply: true, digest: 'd' }],
    ])
  })
})

describe('the query of a page', () => {
  const query = z.object(pageQuery(20, 100))
  const refused = (asked: object) => !query.safeParse(asked).success

  it('defaults to the first page of the usual size', () => {
    expect(query.parse({})).toEqual({ page: 0, size: 20 })
    expect(query.parse({ page: '3', size: '100' })).toEqual({ page: 3, size: 100 })
    expect(query.parse({ page: '1000000', size: '1' })).toEqual({ page: 1_000_000, size: 1 })
  })

  it('names the wrong parameter, page or size', () => {
    const asks = z.object(pageQuery(20, 100))
    const told = (asked: object) => asks.safeParse(asked).error?.issues.map(({ message }) => message)
    for (const page of ['-1', '1.5', 'x', '1000001']) expect(told({ page }), page).toEqual(['Page invalide'])
    for (const size of ['0', '1.5', 'x', '101']) expect(told({ size }), size).toEqual(['Taille invalide'])
  })

  it('accepts only whole numbers within the bounds', () => {
    for (const page of ['-1', '1.5', 'x', '1000001']) expect(refused({ page }), page).toBe(true)
    for (const size of ['0', '1.5', 'x', '101']) expect(refused({ size }), size).toBe(true)
    expect(z.object(pageQuery(20)).safeParse({ size: '101' }).success).toBe(false)
  })
})

describe('a day in a query', () => {
  const accepts = (day: string) => dayQuery.safeParse(day).success

  it('must be in the calendar and in a plausible range of years', () => {
    expect(accepts('2024-02-29')).toBe(true)
    expect(accepts('2026-02-29')).toBe(false)
    expect(accepts('1899-12-31')).toBe(false)
    expect(accepts('3000-01-01')).toBe(false)
    expect(accepts('2026-13-01')).toBe(false)
    expect(accepts('2026-11-21T')).toBe(false)
  })
})

describe('a query in the simple-REST dialect', () => {
  const query = simpleRestQuery(['createdAt', 'name'], z.object({ q: z.string().optional() }))
  const read = (asked: object) => query.safeParse(asked).data

  it('defaults to the first 25 rows, sorted by the first field, descending', () => {
    expect(read({})).toEqual({
      range: { skip: 0, take: 25 },
      sort: { field: 'createdAt', direction: 'desc' },
      filter: {},
    })
  })

  it('is read back as it was written', () => {
    const written = writeSimpleRestQuery({ range: [10, 10], sort: ['name', 'ASC'], filter: { q: 'x' } })
    expect(written).toEqual({ range: '[10,10]', sort: '["name","ASC"]', filter: '{"q":"x"}' })
    expect(read(written)).toEqual({
      range: { skip: 10, take: 1 },
      sort: { field: 'name', direction: 'asc' },
      filter: { q: 'x' },
    })
  })

  it('allows at most 1000 rows, a range in order and known sort fields', () => {
    expect(read({ range: '[0,999]' })?.range.take).toBe(1000)
    expect(read({ range: '[5000,5009]' })?.range).toEqual({ skip: 5000, take: 10 })
    for (const range of ['[0,1000]', '[5,4]', '[0]', '[-1,4]', 'x', '"x"'])
      expect(read({ range }), range).toBeUndefined()
    for (const sort of ['["size","ASC"]', '["name","UP"]', '["name"]', '{'])
      expect(read({ sort }), sort).toBeUndefined()
    expect(read({ filter: '{' })).toBeUndefined()
  })

  it('names the wrong part: range, sort or filter', () => {
    const told = (asked: object) => query.safeParse(asked).error?.issues.map(({ message }) => message)
    expect(told({ range: '[5,4]' })).toEqual(['Intervalle invalide'])
    expect(told({ range: '{' })).toEqual(['Intervalle invalide'])
    expect(told({ sort: '{' })).toEqual(['Tri invalide'])
    expect(told({ filter: '{' })).toEqual(['Filtre invalide'])
    expect(told({ sort: '"name"' })).toEqual(['Tri invalide'])
    const twice = simpleRestQuery(['name'], z.object({})).safeParse({ sort: ['["name","ASC"]', '["name","DESC"]'] })
    expect(twice.error?.issues.map(({ message }) => message)).toEqual(['Tri invalide'])
  })
})

describe('the paths of the product', () => {
  it('are back-office paths for existing back-office pages only', () => {
    for (const path of [
      paths.dashboard,
      paths.console,
      '/console/audit',
      '/console/dishes/d1',
      paths.consoleRecord('orders', 'a/b'),
    ])
      expect(isAdminPath(path), path).toBe(true)
    const others = [
      paths.home,
      paths.login,
      '/restaurants/r1',
      '/console/dishes',
      '/console/nothing',
      '/console/audit/a/b',
    ]
    for (const path of [...others, '/x/console/audit', '/console/audits']) expect(isAdminPath(path), path).toBe(false)
  })

  it('list orders, dishes and restaurants outside the console, and encode ids', () => {
    expect(consoleNames.filter((name) => !isListedInConsole(name))).toEqual(['orders', 'dishes', 'restaurants'])
    expect(paths.consoleList('a b')).toBe('/console/a%20b')
    expect(paths.restaurant('a/b')).toBe('/restaurants/a%2Fb')
  })

  it.each([
    ['/admin', '/console'],
    ['/admin/orders', '/orders'],
    ['/admin/reviews', '/console/reviews'],
    ['/admin/orders/a%2Fb', '/console/orders/a%2Fb'],
    ['/admin/dishes/d1/show', '/console/dishes/d1'],
    ['/admin/dishes/create', '/create-dish'],
    ['/admin/users/create', '/console/users'],
    ['/console/restaurants', '/restaurants'],
    ['/console/reservations/create', '/create-reservation'],
    ['/console/users/u1/show', '/console/users/u1'],
    ['/console/events/e1', '/console/event-requests/e1'],
  ])('have moved from %s to %s', (asked, current) => {
    expect(movedTo(asked)).toBe(current)
    expect(movedTo(current)).toBeNull()
  })

  it('do not redirect from current or unknown addresses', () => {
    const own = [...consoleNames.map(listPath), '/console/audit/a1', '/console', paths.reviewModeration]
    const nowhere = ['/admin/nothing', '/admin/constructor', '/admin/users/u1/edit', '/administration', '/dashboard']
    expect([...own, ...nowhere].filter((path) => movedTo(path) !== null)).toEqual([])
  })

  it('are a target after sign-in only when internal, and never the sign-in page', () => {
    for (const target of ['/', '/dashboard?a=1']) expect(isInternalPath(target), target).toBe(true)
    for (const target of [
      '//evil.example',
      '/\\evil',
      '/\tevil',
      'https://evil.example',
      'x/dashboard',
      '',
      '/login?x',
    ])
      expect(isInternalPath(target), target).toBe(false)
  })
})

describe('lazy values and idempotency keys', () => {
  it('a lazy value is created once, on first use', () => {
    let made = 0
    const ask = lazily(() => ({ number: ++made }))
    expect(made).toBe(0)
    expect(ask()).toBe(ask())
    expect(made).toBe(1)
  })

  it('each idempotency key is a new UUID', () => {
    expect(newIdempotencyKey()).toMatch(/^[0-9a-f-]{36}$/)
    expect(newIdempotencyKey()).not.toBe(newIdempotencyKey())
  })
})
