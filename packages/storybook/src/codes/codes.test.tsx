import { restaurantFeatures } from '@potager/domain/restaurant'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { codes } from './codes.tsx'

const domain = import.meta.glob<Record<string, unknown>>('../../../domain/src/**/index.ts', { eager: true })

/** Lists that are never displayed as codes, and why. */
const notShown: Readonly<Record<string, string>> = {
  bookingKinds: 'which of two tables a booking lies in: never a word on a screen',
  openOrderStatuses: 'some of orderStatuses',
  moderationDecisions: 'some of reviewStatuses',
  assistantStatuses: 'told by a sentence of the settings',
  orderSteps: 'names of steps, shown by the wizard’s Stepper',
  changeResources: 'names in the stream of changes',
  hitKinds: 'names of groups of the palette, exhaustive there',
  messageVariables: 'names inside the braces of a message',
  messageNames: 'names of fields of the settings, exhaustive there',
  consoleNames: 'names of pages',
  firstSteps: 'titles of steps, exhaustive in FirstSteps',
  accountLinkKinds: 'which of two pages a link opens: never a word on a screen',
  tasks: 'labels of check boxes, exhaustive there',
  offerStates: 'options of a select, exhaustive there',
  bookingMessageKinds: 'some of messageKinds',
  houseBookingMessageKinds: 'some of messageKinds',
  accountMessageKinds: 'some of messageKinds',
  chatbotMessageKinds: 'some of messageKinds',
  noticeMessageKinds: 'some of messageKinds',
  reviewMessageKinds: 'some of messageKinds',
  switchedKinds: 'some of messageKinds',
  messageWishes: 'options of a choice, exhaustive there',
  visitActs: 'which form of a visit’s page was sent: never a word on a screen',
  services: 'names of parts of a day, exhaustive in the figures',
  namedPeriods: 'options of a choice, exhaustive there',
  cases: 'what fixtures are drawn as',
}

const isCodes = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length > 1 && value.every((entry) => typeof entry === 'string')

const isMechanics = (name: string) => /(?:Sorts|Columns|Fields|Hours|Times|KEYS|Roles)$/.test(name)

const lists = Object.values(domain).flatMap((module) =>
  Object.entries(module).flatMap(([name, value]) => (isCodes(value) && !isMechanics(name) ? [{ name, value }] : [])),
)

it('there are lists in the domain', () => expect(lists.length).toBeGreaterThan(40))

describe.each(lists.filter(({ name }) => !(name in notShown)))('$name', ({ value: list }) => {
  it('is shown in the story of codes', () => {
    expect(codes.some((shown) => shown.list === list)).toBe(true)
  })
})

const wordsOf = (html: string) => html.replace(/<[^>]*>/g, '').trim()
const markOf = (html: string) => / d="[^"]+"/.exec(html)?.[0]

const rendered = codes.map(({ name, manner, values }) => ({
  name,
  manner,
  values: values.map(({ code, shown }) => ({ code, html: renderToStaticMarkup(<>{shown}</>) })),
}))
const every = rendered.flatMap(({ name, manner, values }) => values.map((value) => ({ name, manner, ...value })))

/** Displayed as they are, with spaces for underscores. */
const readableAsTheyAre: readonly string[] = restaurantFeatures

it.each(every)('$name: $code is shown in words, not as its code', ({ code, html }) => {
  const words = wordsOf(html)
  expect(words).not.toBe('')
  expect(words === code, `${code} is shown as a code`).toBe(false)
  expect(words).toMatch(readableAsTheyAre.includes(code) ? /^[A-Z ]+$/ : /[a-zà-ÿ]/)
})

it.each(rendered)('$name: no two values have the same words', ({ values }) => {
  const words = values.map(({ html }) => wordsOf(html))
  const repeated = values.filter((_, index) => words.indexOf(words[index] ?? '') !== index).map(({ code }) => code)
  // The history shows a status change beside its record, so those labels may repeat.
  expect(repeated.filter((code) => !/^update\w+Status$/.test(code))).toEqual([])
})

const states = rendered.filter(({ manner }) => manner === 'state')

it.each(states)('$name: each value has a tint and a mark of its own', ({ values }) => {
  for (const { code, html } of values) {
    expect(html, code).toMatch(/data-tone="(?!neutral)\w+"/)
    expect(values.filter((other) => markOf(other.html) === markOf(html)).map((other) => other.code)).toEqual([code])
  }
})

it.each(every.filter(({ manner }) => manner === 'drawn'))('$name: $code is drawn', ({ html }) => {
  expect(html).toMatch(/<use href="[^"]+#[\w-]+"/)
})
