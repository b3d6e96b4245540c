import { expect, it } from 'vitest'
import * as catalogue from './index.ts'

const NAMES = /^(?:name|customer|restaurant|dish|author|who)$/
const HEBREW = 'ליאור'
const ISOLATED = `\u2068${HEBREW}\u2069`

type Say = (...args: unknown[]) => unknown

/** The functions of the catalogue, by their path. */
function sayings(of: unknown, path: string): [path: string, say: Say][] {
  if (typeof of === 'function') return [[path, of as Say]]
  if (typeof of !== 'object' || of === null) return []
  return Object.entries(of).flatMap(([key, value]) => sayings(value, path === '' ? key : `${path}.${key}`))
}

const parametersOf = (say: Say) =>
  (/^[^(]*\(([^)]*)\)/.exec(say.toString())?.[1] ?? '').split(',').map((name) => name.trim())

const said = sayings({ ...catalogue }, '').flatMap(([path, say]) => {
  const parameters = parametersOf(say)
  if (!parameters.some((name) => NAMES.test(name))) return []
  try {
    return [{ path, text: say(...parameters.map((name) => (NAMES.test(name) ? HEBREW : '2'))) }]
  } catch {
    return []
  }
})

it('isolates names in every sentence of the catalogue [TYP-07]', () => {
  const sentences = said.filter(({ text }) => typeof text === 'string' && text.includes(HEBREW))
  expect(sentences.length).toBeGreaterThan(40)
  expect(sentences.filter(({ text }) => String(text).replaceAll(ISOLATED, '').includes(HEBREW))).toEqual([])
})
