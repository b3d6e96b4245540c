import { fold, readPlain } from '../text/index.ts'
import { addDays, isDay, type WallDate, type Weekday, weekdayOf, weekdays } from './wall-time.ts'

/** Unambiguous prefixes of the months, without accents. */
const monthStarts = ['janv', 'fev', 'mars', 'avr', 'mai', 'juin', 'juil', 'aou', 'sept', 'oct', 'nov', 'dec']

type Parts = { day: number; month: number; year: number | null }

/** Two-digit years are of this century. */
const yearOf = (digits: string | undefined) => (digits ? Number(digits) + (digits.length === 2 ? 2000 : 0) : null)

function partsOf(text: string): Parts | null {
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (iso) return { day: Number(iso[3]), month: Number(iso[2]), year: Number(iso[1]) }
  const figures =
    /^(\d{1,2})[\s/.-]+(\d{1,2})(?:[\s/.-]+(\d{4}|\d{2}))?$/.exec(text) ?? /^(\d{2})(\d{2})(\d{4}|\d{2})?$/.exec(text)
  if (figures) return { day: Number(figures[1]), month: Number(figures[2]), year: yearOf(figures[3]) }
  const words = /^(\d{1,2})(?:er)?\s+([a-z]{3,})\.?(?:\s+(\d{4}))?$/.exec(text)
  const month = words ? monthStarts.findIndex((start) => words[2]?.startsWith(start)) : -1
  return words && month >= 0 ? { day: Number(words[1]), month: month + 1, year: yearOf(words[3]) } : null
}

const pad = (number: number, length = 2) => String(number).padStart(length, '0')

/** A day in figures or with its month; without a year, the next such day from `today`. */
function readDated(text: string, today: WallDate | undefined): WallDate | null {
  const parts = partsOf(text)
  if (!parts) return null
  const { day, month, year } = parts
  const at = (wanted: number): WallDate | null => {
    const date = `${pad(wanted, 4)}-${pad(month)}-${pad(day)}`
    return isDay(date) ? date : null
  }
  if (year !== null) return at(year)
  if (!today) return null
  const thisYear = Number(today.slice(0, 4))
  // The next 29 February may be seven years away, around a century that is no leap year.
  for (let wanted = thisYear; wanted <= thisYear + 8; wanted += 1) {
    const date = at(wanted)
    if (date && date >= today) return date
  }
  return null
}

/** From today, each a day later. */
const fromToday = ["aujourd'hui", 'demain', 'apres-demain']

const dayNames = 'lundi mardi mercredi jeudi vendredi samedi dimanche'.split(' ')

/** The days of a year from `today`, so that « vendredi 15 » finds a month. */
const A_YEAR = 366

function readWeekday(weekday: Weekday, rest: string, today: WallDate | undefined): WallDate | null {
  const [, number] = /^(\d{1,2})(?:er)?$/.exec(rest) ?? []
  if (!number && !['', 'prochain', 'en huit'].includes(rest)) {
    const date = readDated(rest, today)
    return date && weekdayOf(date) === weekday ? date : null
  }
  if (!today) return null
  // One says « aujourd’hui » for today: a weekday alone is after it.
  for (let away = number ? 0 : rest === 'en huit' ? 8 : 1; away <= A_YEAR; away += 1) {
    const date = addDays(today, away)
    if (weekdayOf(date) === weekday && (!number || Number(number) === Number(date.slice(8)))) return date
  }
  return null
}

/**
 * Parses a typed day: « 21/11/2026 », « 21.11.26 », « 211126 », « 21 novembre 2026 », 2026-11-21, « demain », « samedi »,
 * « lundi 30 »; null otherwise. Without a year, the next such day from `today`, or null without `today`; a weekday that
 * its date does not have is null too.
 */
export function readTypedDate(typed: string, today?: WallDate): WallDate | null {
  const text = fold(readPlain(typed)).replace(/^(?:le|ce) /, '')
  const away = fromToday.indexOf(text.replace('apres ', 'apres-'))
  if (away >= 0) return today ? addDays(today, away) : null
  const [, word, rest = ''] = /^([a-z]{3,8})\.?,?(?: (.+))?$/.exec(text) ?? []
  const weekday = word && weekdays[dayNames.findIndex((name) => name.startsWith(word))]
  return weekday ? readWeekday(weekday, rest, today) : readDated(text, today)
}
