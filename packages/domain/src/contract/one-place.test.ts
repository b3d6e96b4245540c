import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { contract, type Endpoint } from './index.ts'

const root = resolve(import.meta.dirname, '../../../..')
const sources = ['packages/domain/src', 'packages/ui/src', 'apps/admin/src', 'apps/public/src', 'apps/server/src']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$|\/story-|test-backend/.test(file))

const calls = Object.values(contract)
  .flatMap((group): Endpoint[] => Object.values(group))
  .map(({ call }) => call)

it('the path of each call is unique and written in .calls.ts files only [CAL-08]', () => {
  expect(new Set(calls.map(({ method, path }) => `${method} ${path}`)).size).toBe(calls.length)
  // Short paths of pages are also paths of calls.
  const paths = calls.map(({ path }) => path).filter((path) => path.split('/').filter(Boolean).length > 1)
  const named = sources.filter((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    return paths.some((path) => text.includes(`'${path}'`) || text.includes(`\`${path.split('/:')[0]}/`))
  })
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter((file) => !file.endsWith('.calls.ts'))).toEqual([])
})
