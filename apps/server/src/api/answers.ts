import helmet from '@fastify/helmet'
import { type ClockTime, type Instant, instantToWall, type WallTime } from '@potager/domain/time'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../base/config.ts'

/**
 * Headers of answers that are not documents: nothing in them may run, be framed or be cached. `sandbox` gives content
 * of another backend an origin of its own if a browser shows it.
 */
export async function registerApiHeaders(app: FastifyInstance, { sandbox = false } = {}): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
        ...(sandbox ? { sandbox: [] } : {}),
      },
    },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'no-referrer' },
    // Set once for the whole site (app.ts).
    strictTransportSecurity: false,
  })
}

/** Wraps the items of a page with its counts. */
export function pageAnswer<Item>(content: Item[], total: number, { page, size }: { page: number; size: number }) {
  const totalPages = Math.ceil(total / size)
  return { content, totalElements: total, totalPages, first: page === 0, last: page >= totalPages - 1 }
}

/** The Content-Range of a list in the simple-REST dialect: 'users 0-24/319', or 'users *\/319' when the page is empty. */
export function contentRange(resource: string, skip: number, rows: number, total: number): string {
  return rows === 0 ? `${resource} */${total}` : `${resource} ${skip}-${skip + rows - 1}/${total}`
}

/** Limit of lists without pages: nobody reads more rows, and all of them are held in memory. */
export const LONGEST_LIST = 5000

/** Formats times for the wire. */
export type WireTimes = {
  /** A wall time, whatever its zone. */
  wall: (time: WallTime) => string | number[]
  /** An instant. As an array it is Paris wall clock: the zone is lost. */
  instant: (instant: Instant) => string | number[]
}

/** A time of day 'HH:mm' as [hour, minute] (T03). */
export function clockArray(time: ClockTime): [hour: number, minute: number] {
  return [Number(time.slice(0, 2)), Number(time.slice(3, 5))]
}

/** [year, month, day, hour, minute]; seconds and nanoseconds only when they are not zero, like Jackson (T01). */
function timeArray(wall: WallTime): number[] {
  const [, year, month, day, hour, minute, second, millis] =
    /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{3}))?)?/.exec(wall) ?? []
  const start = [year, month, day, hour, minute].map(Number)
  if (Number(millis ?? 0) > 0) return [...start, Number(second), Number(millis) * 1_000_000]
  return Number(second ?? 0) > 0 ? [...start, Number(second)] : start
}

/** Times as text ('iso': wall times without zone, instants in UTC) or as arrays of numbers. */
export function wireTimes(setting: Config['wireDates']): WireTimes {
  if (setting === 'array') return { wall: timeArray, instant: (instant) => timeArray(instantToWall(instant)) }
  return { wall: (time) => time, instant: (instant) => new Date(instant).toISOString() }
}
