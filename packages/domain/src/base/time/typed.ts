import { fold, readPlain } from '../text/index.ts'
import { isDay, type WallDate } from './wall-time.ts'

/** Unambiguous prefixes of the months, without accents. */
const monthStarts = ['janv', 'fev', 'mars', 'avr', 'mai', 'juin', 'juil', 'aou', 'sept', 'oct', 'nov', 'dec']

type Parts = { day: number; month: number; year: number | null }

/** Two-digit years are of this century. */
const yearOf = (digits: string | undefined) => (digits ? Number(digits) + (digits.length === 2 ? 2000 : 0) : null)

function partsOf(typed: string): Parts | null {
  const text = fold(readPlain(typed))
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

/**
 * Parses a typed day: « 21/11/2026 », « 21.11.26 », « 211126 », « 21 novembre 2026 » or 2026-11-21; null otherwise.
 * Without a year, the next such day from `today`, or null without `today`.
 */
export function readTypedDate(typed: string, today?: WallDate): WallDate | null {
  const parts = partsOf(typed)
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
