import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { coverage, idsInNames, namedIds, onlyInFull, parseRequirements, unknownIds } from './requirements.mjs'
import { at } from './root.mjs'

const document = `# Requirements
| id | area | requirement | section |
|---|---|---|---|
| ORD-01 | Orders | Shows \`a\` [AMB-02] | §1 |
| ORD-02 | Orders | Shows b | §1 |
| LOG-01 | Login | Signs in | §2 |
| AMB-02 | Ambiguity | a or b -> a | §1 |`

const requirements = parseRequirements(document)
const files = [
  { path: 'a.test.ts', content: "it('shows [AMB-02]')" },
  {
    path: 'b.stories.tsx',
    content: "name: 'again',\n tags: ['!dev', '[ORD-01]',\n '[ORD-99]'],\n args: { id: 'ORD-02' }",
  },
]
const named = namedIds(files)

it('reads the rows of the tables', () => {
  expect(requirements.map((row) => row.id)).toEqual(['ORD-01', 'ORD-02', 'LOG-01', 'AMB-02'])
  expect(requirements[0]).toEqual({ id: 'ORD-01', area: 'Orders', text: 'Shows `a` [AMB-02]' })
})

it('refuses an id that stands twice', () => {
  expect(() => parseRequirements(`${document}\n| ORD-01 | Orders | other | §9 |`)).toThrow('ORD-01')
})

describe('coverage by titles of tests and tags of stories', () => {
  it('lists per area the requirements that no test names, without AMB readings', () => {
    const [orders, login] = coverage(requirements, named)
    expect([orders.code, orders.total, orders.missing.map((row) => row.id)]).toEqual(['ORD', 2, ['ORD-02']])
    expect([login.code, login.total, login.missing.length]).toEqual(['LOG', 1, 1])
    expect(coverage(requirements, named)).toHaveLength(2)
  })

  it('finds an unknown id and its file', () => {
    expect(unknownIds(requirements, named)).toEqual(['ORD-99 (b.stories.tsx)'])
  })

  it('finds an id in the name of a story, where it does not count', () => {
    const story = { path: 'c.stories.tsx', content: "name: 'both [ORD-02]'" }
    expect(idsInNames([...files, story])).toEqual(['ORD-02 (c.stories.tsx)'])
    expect(namedIds([story]).size).toBe(0)
  })
})

it('finds ids that only tests of a full run name', () => {
  const full = { path: 'e2e/all.full.e2e.ts', content: "test('all [ORD-01] [LOG-01]')" }
  expect(onlyInFull(namedIds([...files, full]))).toEqual(['LOG-01'])
  const tagged = {
    path: 'e2e/some.e2e.ts',
    content:
      "test('a [ORD-02]', async)\ntest('b [LOG-01]', { tag: '@full' }, async)\nit('c [GEN-01]', { tags: ['full'], timeout: 1 }, async)",
  }
  expect(onlyInFull(namedIds([...files, tagged]))).toEqual(['LOG-01', 'GEN-01'])
})

it('reads all rows of docs/requirements.md', () => {
  const rows = parseRequirements(readFileSync(at('docs/requirements.md'), 'utf8'))
  expect(rows.filter((row) => !row.id.startsWith('AMB-'))).toHaveLength(927)
  expect(rows.filter((row) => row.id.startsWith('AMB-'))).toHaveLength(70)
})
