import { expect, it } from 'vitest'
import { formatCount } from '../base/format/counts.ts'
import { consoleMessages } from '../concepts/console/console.messages.ts'
import { catalogueFiles } from './catalogue-files.ts'

type CountedText = [path: string, say: (...counts: number[]) => unknown]

function functionsOf(value: unknown, path: string): CountedText[] {
  if (typeof value === 'function') return [[path, value as CountedText[1]]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => functionsOf(item, `${path}.${key}`))
}

const modules = await Promise.all(catalogueFiles.map(async ({ path, name }) => functionsOf(await import(path), name)))
const functions = modules.flat()

/** The text of a function for a count; null when its parameter is not a count. */
function said(say: CountedText[1], count: number): string | null {
  try {
    const text = say(...Array<number>(Math.max(1, say.length)).fill(count))
    return typeof text === 'string' ? text : null
  } catch {
    return null
  }
}

/** Words that look plural but are not: nouns, units, and words that begin the next phrase. */
const invariable = /^(?:avis|refus|ms|s|plus|dans|sans|sous|pas|pris|les)$/

/** The plural words after a count. */
function pluralsIn(text: string, count: number): string[] {
  const counted = text.matchAll(new RegExp(`(?<![\\p{L}\\d,:./-])${count}[ \\u00a0](\\p{L}+)(?: (\\p{L}+))?`, 'gu'))
  return [...counted].flatMap(([, noun = '', next = '']) =>
    [noun, next].filter((word) => /[sx]$/.test(word) && !invariable.test(word)),
  )
}

it('finds the texts with counts, and plurals in them', () => {
  expect(functions.filter(([, say]) => said(say, 2) !== null).length).toBeGreaterThan(150)
  expect(pluralsIn('1 avis approuvés, 1 jours et 11 places', 1)).toEqual(['approuvés', 'jours'])
})

/** Bounds, and texts with another wording below two. */
const neverSoFew = [
  'booking-refusals.ts.bookingFieldErrors.peopleMax',
  'fields.ts.fieldErrors.textMax',
  'request-refusals.ts.queryErrors.textMin',
  'request-refusals.ts.queryErrors.listMax',
  'restaurant-errors.ts.restaurantRefusals.tooManyRooms',
  'booking.ts.bookingWords.reasonTooLong',
  'sign.ts.signFormMessages.full',
  'sign.ts.signFormMessages.max',
  'sign.ts.signFormMessages.maxEntries',
  'chatbot-settings-screen.ts.chatbotSettingsScreenMessages.deletion.warning',
  'chatbot-settings-screen.ts.chatbotSettingsScreenMessages.deletion.uncountedWarning',
  'chat-session.ts.chatSessionScreenMessages.foundInRead',
  'chatbot-settings.ts.chatbotSettingsFormMessages.messageMax',
  'console.ts.consoleMessages.questions.offer',
  'console.ts.consoleMessages.questions.withdraw',
  'diagnosis.ts.diagnosisMessages.max',
  'diagnosis.ts.diagnosisMessages.maxEntries',
  'disease-import.ts.diseaseImportMessages.file.tooMany',
  'disease.ts.diseaseFormMessages.max',
  'disease.ts.diseaseFormMessages.maxEntries',
  'common.ts.formatMessages.daysAgo',
  'request-refusals.ts.quotaMessages.createdEnough',
  'report-screen.ts.reportScreenMessages.foundInRead',
  'report.ts.reportFormMessages.max',
  'review.ts.moderationMessages.reasonMax',
  'review.ts.reviewMessages.commentMax',
]

it('lists no exception twice, and no unused one', () => {
  expect(neverSoFew.filter((path, index) => neverSoFew.indexOf(path) !== index)).toEqual([])
  const inPlural = functions.flatMap(([path, say]) =>
    [0, 1].some((count) => pluralsIn(said(say, count) ?? '', count).length > 0) ? [path] : [],
  )
  expect(neverSoFew.filter((path) => !inPlural.includes(path))).toEqual([])
})

it('groups the digits of both counts in « … sur … »', () => {
  const mixed = functions.flatMap(([path, say]) => {
    const text = said(say, 12_345) ?? ''
    return text.includes(formatCount(12_345)) && /\d{5} sur |sur \d{5}/.test(text) ? [`${path}: ${text}`] : []
  })
  expect(mixed).toEqual([])
  expect(consoleMessages.partly(12_345, 12_345, '')).toContain(formatCount(24_690))
  expect(consoleMessages.done(12_345)).toContain(formatCount(12_345))
})

it.each([0, 1])('puts nothing in the plural after %i', (count) => {
  const plurals = functions.flatMap(([path, say]) => {
    const text = said(say, count)
    return text && !neverSoFew.includes(path) && pluralsIn(text, count).length > 0 ? [`${path}: ${text}`] : []
  })
  expect(plurals).toEqual([])
})
