import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { inOrder, migrations } from './migrate.ts'

const modules = (...files: string[]) =>
  Object.fromEntries(files.map((file) => [`./migrations/${file}.ts`, { sql: file }]))

it('takes every file of the folder, in the order of their names', () => {
  const files = readdirSync(join(import.meta.dirname, 'migrations')).toSorted()
  const names = migrations.map(({ version, name }) => `${String(version).padStart(4, '0')}-${name}.ts`)
  expect(names).toEqual(files)
  expect(migrations.every(({ sql }) => sql.trim() !== '')).toBe(true)
})

it('orders by number, whatever order the files come in', () => {
  expect(inOrder(modules('0002-two', '0001-one'))).toEqual([
    { version: 1, name: 'one', sql: '0001-one' },
    { version: 2, name: 'two', sql: '0002-two' },
  ])
})

it('refuses a gap, a number given twice and a name without number', () => {
  expect(() => inOrder(modules('0001-one', '0003-three'))).toThrow('0003-three.ts: expected the number 0002')
  expect(() => inOrder(modules('0001-one', '0001-other', '0002-two'))).toThrow(
    '0001-other.ts: expected the number 0002',
  )
  expect(() => inOrder(modules('0001-one', 'notes'))).toThrow('notes.ts: expected the number 0002')
})
