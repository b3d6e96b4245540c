import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Call, WireRequest } from '../base/api/index.ts'
import { authEndpoints } from '../base/auth/auth.api.ts'
import { addDays, todayInParis } from '../base/time/index.ts'
import { accountEndpoints } from '../concepts/account/account.api.ts'
import * as accounts from '../concepts/account/account.calls.ts'
import * as links from '../concepts/account-link/account-link.calls.ts'
import * as assistant from '../concepts/assistant/assistant.calls.ts'
import { answerBookingWish, changeBooking } from '../concepts/booking/booking-change.calls.ts'
import * as sessions from '../concepts/chat-session/chat-session.calls.ts'
import * as settings from '../concepts/chatbot-settings/chatbot-settings.calls.ts'
import { defaultChatbotSettings } from '../concepts/chatbot-settings/chatbot-settings.ts'
import { consoleEndpoints } from '../concepts/console/console.api.ts'
import * as customers from '../concepts/customer/customer.calls.ts'
import * as diagnosis from '../concepts/diagnosis/diagnosis.calls.ts'
import * as diseases from '../concepts/disease/disease.calls.ts'
import * as dishes from '../concepts/dish/dish.calls.ts'
import { newDish } from '../concepts/dish/dish.ts'
import * as dishImport from '../concepts/dish/dish-import.calls.ts'
import * as events from '../concepts/event-request/event-request.calls.ts'
import { eventRequestDraft } from '../concepts/event-request/event-request-draft.ts'
import * as house from '../concepts/house/house.calls.ts'
import * as rooms from '../concepts/meeting-room/meeting-room.calls.ts'
import * as notices from '../concepts/notice/notice.calls.ts'
import { readNoticeDraft } from '../concepts/notice/notice-draft.ts'
import * as notice from '../concepts/notice/send-notice.calls.ts'
import * as orders from '../concepts/order/order.calls.ts'
import { reportBody, reportEndpoints } from '../concepts/report/report.api.ts'
import * as reports from '../concepts/report/report.calls.ts'
import * as requests from '../concepts/request/request.calls.ts'
import { readRequestDraft } from '../concepts/request/request-draft.ts'
import * as reservations from '../concepts/reservation/reservation.calls.ts'
import { reservationDraft } from '../concepts/reservation/reservation.ts'
import { restaurantEndpoints } from '../concepts/restaurant/restaurant.api.ts'
import * as restaurants from '../concepts/restaurant/restaurant.calls.ts'
import { phone } from '../concepts/restaurant/restaurant.schema.ts'
import { openingHoursErrors, secondServiceErrors } from '../concepts/restaurant/restaurant-errors.messages.ts'
import * as reviews from '../concepts/review/review.calls.ts'
import * as signs from '../concepts/sign/sign.calls.ts'
import * as team from '../concepts/team/team.calls.ts'
import { userEndpoints } from '../concepts/user/user.api.ts'
import * as visits from '../concepts/visit-review/visit-review.calls.ts'
import { readVisitDraft } from '../concepts/visit-review/visit-review.ts'
import { contract, type Endpoint } from './index.ts'

/** The problems of each field of a body, in words; none when it is accepted. */
function problemsOf(schema: z.ZodType, body: unknown): Record<string, string> {
  const issues = schema.safeParse(body).error?.issues ?? []
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]))
}

describe('bodies of registration and password change', () => {
  const account = {
    username: 'zoe_roux',
    email: 'zoe@exemple.fr',
    firstName: 'Zoé',
    lastName: 'Roux',
    password: 'Betterave#41',
  }
  const problems = (change: object) => problemsOf(authEndpoints.register.body, { ...account, ...change })

  it('a registration follows the rules of its form and refuses a common password', () => {
    expect(problems({})).toEqual({})
    expect(problems({ username: 'zoé roux' })).toEqual({ username: expect.stringContaining('underscores') })
    expect(problems({ email: undefined })).toEqual({ email: 'Email invalide.' })
    expect(problems({ email: 'zoe@' })).toEqual({ email: 'Email invalide.' })
    expect(problems({ password: 'Password1!' })).toEqual({ password: expect.stringContaining('plus courants') })
  })

  it('a password change refuses a common password', () => {
    const change = (password: string) =>
      problemsOf(accountEndpoints.changePassword.body, { currentPassword: 'x', newPassword: password })
    expect(change('Betterave#41')).toEqual({})
    expect(change('Password1!')).toEqual({ newPassword: expect.stringContaining('plus courants') })
  })
})

describe('updating an account', () => {
  it('is refused when the body has no field', () => {
    expect(problemsOf(userEndpoints.updateUser.body, {})).toEqual({ '': 'Indiquez ce qui change' })
    expect(problemsOf(userEndpoints.updateUser.body, { suspended: false })).toEqual({})
  })
})

describe('exceptional hours', () => {
  const today = todayInParis(Date.now())
  const { body } = restaurantEndpoints.createHoursException
  const problems = (change: object) => problemsOf(body, { startDate: today, endDate: today, ...change })

  it('need days in order, not past and at most two years ahead', () => {
    expect(problems({})).toEqual({})
    expect(problems({ startDate: addDays(today, 2), endDate: addDays(today, 1) })).toEqual({
      endDate: expect.stringMatching(/./),
    })
    const [far, later] = [addDays(today, 732), addDays(today, 733)]
    expect(problems({ startDate: far, endDate: later })).toEqual({ startDate: expect.stringMatching(/./) })
    expect(problems({ startDate: addDays(today, 730), endDate: addDays(today, 730) })).toEqual({})
    expect(problems({ startDate: addDays(today, -3), endDate: addDays(today, -2) })).toEqual({
      endDate: expect.stringMatching(/./),
    })
  })

  it('need valid times, and a second service after a first that ends the same day', () => {
    const [noon, evening] = [
      { start: '12:00', end: '14:00' },
      { start: '19:00', end: '22:00' },
    ]
    const hours = (openingHours?: object, openingHours2?: object) => problems({ openingHours, openingHours2 })
    expect([hours(noon), hours(noon, evening)]).toEqual([{}, {}])
    expect(hours({ ...noon, start: '25:00' })).toEqual({ 'openingHours.start': openingHoursErrors.format })
    expect(hours(noon, { ...evening, end: '19:00' })).toMatchObject({ 'openingHours2.end': openingHoursErrors.differ })
    expect(hours(undefined, evening)).toEqual({ 'openingHours2.start': secondServiceErrors.alone })
    expect(hours(evening, noon)).toEqual({ 'openingHours2.start': secondServiceErrors.order('22:00') })
    expect(hours({ start: '19:00', end: '01:00' }, evening)).toEqual({
      'openingHours.end': secondServiceErrors.firstOvernight,
    })
  })
})

describe('a telephone number', () => {
  it('is kept in one form however it is typed; too few digits are refused', () => {
    expect(phone.parse('04 72 00 11 22')).toBe(phone.parse('0472001122'))
    expect(problemsOf(phone, '12')).toEqual({ '': 'Format de téléphone invalide' })
  })
})

describe('boolean filters', () => {
  it('are read from « true » and « false », undefined when absent, refused otherwise', () => {
    const asked = (resolved?: string) => consoleEndpoints.browseReports.query.parse({ resolved }).resolved
    expect([asked('true'), asked('false'), asked()]).toEqual([true, false, undefined])
    expect(problemsOf(consoleEndpoints.browseReports.query, { resolved: 'oui' })).toEqual({
      resolved: 'Filtre invalide',
    })
  })

  it('of reports default to unresolved ones', () => {
    const asked = (resolved?: string) => reportEndpoints.listReports.query.parse({ resolved }).resolved
    expect([asked('true'), asked('false'), asked()]).toEqual([true, false, false])
  })
})

describe('a report', () => {
  it('has no diagnosis when the text is blank', () => {
    const report = { sessionId: '01955b3b-0000-7000-8000-000000000000', feedback: 'Pas la bonne piste.' }
    const read = (actualDiagnosis?: string) => reportBody.parse({ ...report, actualDiagnosis }).actualDiagnosis
    expect([read('  '), read(), read(' Gale ')]).toEqual([undefined, undefined, 'Gale'])
  })
})

/** The fields of a schema and of what it holds, by name. */
function fieldsOf(schema: unknown): [name: string, field: z.ZodType][] {
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries<unknown>(schema.shape)
    return fields.flatMap(([name, field]) => [
      ...(field instanceof z.ZodType ? [[name, field] satisfies [string, z.ZodType]] : []),
      ...fieldsOf(field),
    ])
  }
  if (schema instanceof z.ZodArray) return fieldsOf(schema.element)
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return fieldsOf(schema.unwrap())
  if (schema instanceof z.ZodPipe) return [...fieldsOf(schema.in), ...fieldsOf(schema.out)]
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(fieldsOf)
  return []
}

const endpoints = Object.values(contract).flatMap((group): Endpoint[] => Object.values(group))
const bodyFields = endpoints.flatMap(({ call, body }) =>
  fieldsOf(body).map(([name, field]) => ({ call: call.name, name, field })),
)
const named = (part: RegExp) => bodyFields.filter(({ name }) => part.test(name))

it.each(named(/mail$/i))('$call cleans the pasted e-mail address $name [TYP-05]', ({ field }) => {
  expect(field.parse('\u200b <mailto:jean@exemple.fr>, ')).toBe('jean@exemple.fr')
})

it.each(named(/phone/i))('$call cleans the pasted phone number $name [TYP-05]', ({ field }) => {
  expect(field.parse('«\u00a0+33 (0)6.12‑34/56-78\u00a0»')).toMatch(/^(\+33|0)612345678$/)
})

const made = <Input>({ name, request }: Call<Input, unknown>, input: Input): { name: string } & WireRequest => ({
  name,
  ...request(input),
})

/** Calls that send what somebody typed, with the same text in each field of it. */
function typing(text: string, password: string) {
  const every = () => text
  const customer = { fullName: text, email: text, phone: text, note: text }
  const disease = { name: text, description: text, urgency: 'LOW', advice: text, prevention: text } as const
  const lists = { symptoms: [text], affectedRaces: [text] }
  const dish = { ...newDish, name: text, description: text }
  const sign = { name: text, words: [text] }
  const question = { symptoms: [text], race: text }
  const moment = { start: '2026-12-01T19:00', end: '2026-12-01T21:00', people: 4 }
  const address = { streetNumber: 1, streetName: text, postalCode: text, city: text, country: text }
  const plainRoom = { name: text, capacity: 4, reservable: true }
  const restaurant = { name: text, seats: 4, printers: 1, features: [], address, openingHours: {}, phone: text }
  const cart = [{ dish: { id: 'd', name: 'Dahl', price: 100, allergens: [] }, quantity: 1, note: text }]
  const who = { username: text, email: text, firstName: text, lastName: text }
  const messaging = Object.fromEntries(Object.keys(defaultChatbotSettings.messaging).map((key) => [key, text]))
  const chosen = {
    ...defaultChatbotSettings,
    messaging: messaging as typeof defaultChatbotSettings.messaging,
    notifications: { ...defaultChatbotSettings.notifications, adminEmail: text },
  }
  const seen = 'PENDING'
  return [
    made(team.createInvitation, { restaurantId: 'r', email: text }),
    made(team.registerInvited, { token: 't', ...who, password, confirmPassword: password }),
    made(customers.createCustomer, customer),
    made(customers.updateCustomer, { id: 'c', version: 1, ...customer }),
    made(customers.importCustomers, { rows: [{ row: 2, ...customer }], apply: false }),
    made(restaurants.createRestaurant, { ...restaurant, description: text, rooms: [{ id: '', ...plainRoom }] }),
    made(restaurants.updateRestaurant, { id: 'r', version: 1, ...restaurant, description: text }),
    made(restaurants.createHoursException, {
      restaurantId: 'r',
      from: '2026-12-24',
      to: '2026-12-24',
      hours: null,
      reason: text,
    }),
    made(rooms.createMeetingRoom, { restaurantId: 'r', ...plainRoom }),
    made(rooms.updateMeetingRoom, { restaurantId: 'r', id: 'm', version: 1, ...plainRoom }),
    made(dishes.createDish, dish),
    made(dishes.updateDish, { id: 'd', version: 1, ...dish }),
    made(dishImport.importDishes, { rows: [{ row: 2, name: text, description: text, price: 100 }], apply: false }),
    made(reviews.moderateReview, { id: 'v', status: 'REJECTED', reason: text }),
    made(reviews.createReview, {
      resourceType: 'DISH',
      resourceId: 'd',
      rating: 4,
      comment: text,
      experienceDate: '2026-11-20',
    }),
    made(reviews.answerReview, { id: 'v', answer: text }),
    made(notice.sendNotice, { reviewId: 'v', draft: { ...readNoticeDraft(every), explanation: text, name: text } }),
    made(notices.decideNotice, { id: 'n', decision: 'KEPT', reason: text, open: 1 }),
    made(visits.writeVisitReview, { code: 'c', draft: { ...readVisitDraft(every), comment: text, author: text } }),
    made(visits.correctVisitReview, { code: 'c', review: 'v', draft: { rating: '4', comment: text } }),
    made(visits.contestVisitReview, { code: 'c', review: 'v', objection: text }),
    made(orders.updateOrderStatus, { id: 'o', status: 'CANCELED', reason: text }),
    made(orders.createOrder, {
      restaurant: null,
      cart,
      customer: null,
      customerName: text,
      delivery: true,
      handover: { time: '', address: text, phone: text },
    }),
    made(reservations.createReservation, { ...reservationDraft.empty(), notes: text }),
    made(reservations.updateReservationStatus, { id: 'b', status: 'CANCELLED', reason: text }),
    made(events.createEventRequest, {
      ...eventRequestDraft.empty(),
      title: text,
      description: text,
      phone: text,
      specialRequests: text,
    }),
    made(events.updateEventRequestStatus, { id: 'b', status: 'CANCELLED', reason: text }),
    made(answerBookingWish, { id: 'b', wish: moment, accepted: false, reason: text }),
    made(changeBooking, { id: 'b', change: { ...moment, notes: text }, seen }),
    made(requests.createVisitorRequest, { ...readRequestDraft(every), name: text, message: text, email: text }),
    made(requests.recoverVisitorRequest, { contact: text, day: '2026-12-01' }),
    made(house.updateHouse, { name: text, sentence: text, email: text, phone: text, accent: text }),
    made(diseases.createDisease, { ...disease, ...lists }),
    made(diseases.updateDisease, { id: 'd', draft: { ...disease, ...lists } }),
    made(diseases.importDiseases, { rows: [{ row: 2, ...disease, ...lists }], apply: false }),
    made(signs.createSign, sign),
    made(signs.updateSign, { id: 's', version: 1, ...sign }),
    made(diagnosis.tryDiagnosis, question),
    made(settings.updateChatbotSettings, chosen),
    made(sessions.createChatSession, question),
    made(reports.resolveReport, { id: 'p', resolution: text, updateDisease: false }),
    made(reports.createReport, { sessionId: 's', feedback: text, actualDiagnosis: text }),
    made(assistant.consultAssistant, question),
    made(assistant.reportConsultation, { consultationId: 's', feedback: text }),
    made(accounts.updateOwnAccount, { firstName: text, lastName: text, email: text, currentPassword: password }),
    made(accounts.changePassword, { currentPassword: password, newPassword: password }),
    made(links.resetPassword, { token: 't', password }),
  ]
}

/** Calls whose body is chosen, or is read by the page of its form (`registrationReaders`). */
const typingNothing = new Set([
  'login',
  'register',
  'logout',
  'refreshToken',
  'updateUser',
  'mergeCustomers',
  'setDishAvailability',
  'updateMenuEntry',
  'markReservationNoShow',
  'proposeVisitorRequest',
  'updateMessageSwitches',
  'saveMessageWish',
  'updateCustomerRetention',
])

const textsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(textsOf)
const blanks = fc.string({ unit: fc.constantFrom(' ', '\t', '\n', '\u00a0'), minLength: 1, maxLength: 3 })

test.prop([blanks, blanks])('each call sends typed texts without the blanks around them', (before, after) => {
  for (const { name, body } of typing(`${before}Gale${after}`, 'Potager#2026')) {
    const texts = textsOf(body)
    expect(
      texts.some((text) => text === 'Gale' || text === 'Potager#2026'),
      name,
    ).toBe(true)
    expect([name, texts.filter((text) => text !== text.trim())]).toEqual([name, []])
  }
})

test.prop([blanks])('each call sends nothing but blanks as an empty text, or not at all', (blank) => {
  for (const { name, body } of typing(blank, 'Potager#2026'))
    expect([name, textsOf(body).filter((text) => text !== text.trim())]).toEqual([name, []])
})

it('passwords are sent as they are typed', () => {
  const sent = typing('Gale', ' Potager#2026 ').flatMap(({ body }) => textsOf(body))
  expect(sent.filter((text) => text.includes('Potager'))).toEqual(Array(5).fill(' Potager#2026 '))
})

it('a text that may be left out is left out when blank', () => {
  const bodies = Object.fromEntries(typing('  ', 'x').map(({ name, body }) => [name, body]))
  expect(bodies).toMatchObject({
    createReport: { sessionId: 's', feedback: '' },
    createCustomer: { fullName: '' },
    createInvitation: { email: undefined },
  })
  expect([bodies.createReport, bodies.createCustomer, bodies.createDisease, bodies.updateRestaurant]).toEqual([
    expect.not.objectContaining({ actualDiagnosis: expect.anything() }),
    expect.not.objectContaining({ email: expect.anything() }),
    expect.not.objectContaining({ prevention: expect.anything() }),
    expect.not.objectContaining({ phoneNumber: expect.anything() }),
  ])
})

it('each call of the contract with a body is tried, or types nothing', () => {
  const bodies = Object.values(contract)
    .flatMap((group): Endpoint[] => Object.values(group))
    .flatMap(({ body, call }) => (body ? [call.name] : []))
  const tried = typing('x', 'x').map(({ name }) => name)
  expect(bodies.filter((name) => !typingNothing.has(name)).toSorted()).toEqual(tried.toSorted())
})
