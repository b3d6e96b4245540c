import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')

/** Lines of the surface that `pattern` finds, as « entry name ». */
function offered(pattern: RegExp): string[] {
  const entries = read('surface.md').split(/^## /m).slice(1)
  return entries.flatMap((text) => [...text.matchAll(pattern)].map(([, name]) => `${text.split('\n', 1)[0]} ${name}`))
}

const named = [...read('../README.md').matchAll(/^\| `([\w-]+)` +\| (`read.*) \|$/gm)].flatMap(
  ([, entry, names = '']) => [...names.matchAll(/`(\w+)`/g)].map(([, name]) => `${entry} ${name}`),
)

it('the README lists every reader of an answer under its entry', () => {
  const answers = offered(/^- `(read\w+)`: `\(body: unknown\)/gm)
  expect(answers.length).toBeGreaterThan(40)
  expect(answers.filter((one) => !named.includes(one))).toEqual([])
})

it('the README lists no reader that is not exported', () => {
  const all = offered(/^- `(read\w+)`: `\(/gm)
  expect(named.filter((one) => !all.includes(one))).toEqual([])
})
