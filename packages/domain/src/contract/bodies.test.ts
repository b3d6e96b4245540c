import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { authEndpoints } from '../base/auth/auth.api.ts'
import { addDays, todayInParis } from '../base/time/index.ts'
import { accountEndpoints } from '../concepts/account/account.api.ts'
import { consoleEndpoints } from '../concepts/console/console.api.ts'
import { reportBody, reportEndpoints } from '../concepts/report/report.api.ts'
import { openingHoursErrors, secondServiceErrors } from '../concepts/restaurant/opening-hours.messages.ts'
import { restaurantEndpoints } from '../concepts/restaurant/restaurant.api.ts'
import { phone } from '../concepts/restaurant/restaurant.schema.ts'
import { userEndpoints } from '../concepts/user/user.api.ts'
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
