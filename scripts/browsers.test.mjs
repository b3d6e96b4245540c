import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import manifest from '../package.json' with { type: 'json' }
import * as ofAll from '../packages/domain/src/base/auth/browser-keys.ts'
import * as ofDesk from '../packages/domain/src/base/auth/desk-keys.ts'
import { at, root } from './root.mjs'

it.each(['README.md', 'packages/domain/src/base/messages/standing-page.ts'])(
  'names the oldest browsers of package.json in %s',
  (file) => {
    const text = readFileSync(at(file), 'utf8').toLowerCase()
    for (const browser of manifest.browserslist)
      expect(text).toContain(browser.replace('ios >=', 'safari').replace(' >=', ''))
  },
)

const table = { ...ofAll, ...ofDesk }

const globs = ['apps/*/src/*.ts', 'apps/*/src/*.tsx', 'packages/*/src/*.ts', 'packages/*/src/*.tsx']
const sources = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...globs], { cwd: root })
  .toString()
  .split('\n')
  .filter((file) => file && !/^apps\/server|\.(test|stories)\.|\/testing\/|\/story-/.test(file))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))

/** Made of the table's keys (`storageKeyOf`), what is stored already (`key of Object.keys`), a key of the caller's (`unless`). */
const known = new Set([...Object.keys(table), 'storageKeyOf', 'Object', 'unless'])

/** Whether an expression begins with a key of the table, under another name or through a constant of the same file. */
function isListed(text, expression, depth = 3) {
  const name = /^`?(?:\$\{)?([A-Za-z_$][\w$]*)/.exec(expression)?.[1]
  if (!name || depth === 0) return false
  if (known.has(name)) return true
  const alias = new RegExp(`\\b(\\w+) as ${name}\\b`).exec(text)?.[1]
  const value = new RegExp(`(?:const|let) ${name}(?:: [^=\\n]+)? (?:=|of) (?:\\(\\) => )?([^\\n]+)`).exec(text)?.[1]
  return known.has(alias) || (value !== undefined && isListed(text, value, depth - 1))
}

const uses = (pattern) =>
  sources.flatMap(({ file, text }) => [...text.matchAll(pattern)].map((match) => ({ file, text, match })))

it('every key that pages store by is in the table of browser keys', () => {
  const keyed = uses(/(?:(?<!\bstore)\.(?:get|set|remove)Item\(|localStorageStore\('\d+', )([^\n]+)/g).filter(
    ({ match }) => !match[1].startsWith('name:'),
  )
  expect(keyed.length).toBeGreaterThan(20)
  const unlisted = keyed.filter(({ text, match }) => !isListed(text, match[1]))
  expect(unlisted.map(({ file, match }) => `${file}: ${match[0]}`)).toEqual([])
})

it('pages use no other store, and no property of a storage', () => {
  const others =
    /\b(?:indexedDB|cookieStore|caches\.open|(?:local|session)Storage(?:\[|\.(?!(?:get|set|remove)Item\b)\w+))/g
  expect(uses(others).map(({ file, match }) => `${file}: ${match[0]}`)).toEqual([])
})

it('a key made for an account differs from that of another account', () => {
  const made = Object.entries(table).filter(([, key]) => typeof key === 'function')
  expect(made.length).toBeGreaterThan(4)
  for (const [name, key] of made) expect(key('gerant', 'x'), name).not.toBe(key('autre', 'x'))
})
