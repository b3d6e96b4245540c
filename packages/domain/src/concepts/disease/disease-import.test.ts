import { describe, expect, it } from 'vitest'
import type { Disease } from './disease.ts'
import { compareDiseases, diffOf, type ImportRow, readDiseaseDiff } from './disease-import.ts'

const coryza: Disease = {
  id: '1',
  name: 'Coryza',
  description: 'Rhume du chat.',
  urgency: 'MEDIUM',
  advice: 'Consultez.',
  symptoms: ['fièvre', 'toux'],
  affectedRaces: ['toutes'],
}
const base: Disease[] = [coryza, { ...coryza, id: '2', name: 'Gâle', prevention: 'Hygiène.' }]
const row = (place: number, change: Partial<ImportRow> = {}): ImportRow => {
  const { id: _, ...draft } = coryza
  return { ...draft, urgency: 'MEDIUM', row: place, ...change }
}
const diff = (...rows: ImportRow[]) => diffOf(compareDiseases(base, rows))

describe('importing diseases', () => {
  it('tells new, changed with the fields that change, and unchanged rows', () => {
    expect(
      diff(
        row(2),
        row(3, { name: 'gale', prevention: 'Hygiène.', symptoms: ['toux'] }),
        row(4, { name: 'Teigne' }),
        row(5, { id: '9', name: 'Zona' }),
      ),
    ).toEqual({
      unchanged: [{ row: 2, name: 'Coryza' }],
      changed: [
        {
          row: 3,
          id: '2',
          name: 'gale',
          changes: [
            { field: 'name', from: 'Gâle', to: 'gale' },
            { field: 'symptoms', from: 'fièvre, toux', to: 'toux' },
          ],
        },
      ],
      created: [
        { row: 4, name: 'Teigne', changes: expect.arrayContaining([{ field: 'name', from: '', to: 'Teigne' }]) },
      ],
      refused: [{ row: 5, name: 'Zona', message: expect.stringContaining('Aucune maladie n’a cet identifiant') }],
    })
  })

  it('renames a disease by its id, and lists a removed prevention as a change', () => {
    expect(diff(row(2, { id: '2', name: 'Teigne' })).changed).toEqual([
      {
        row: 2,
        id: '2',
        name: 'Teigne',
        changes: [
          { field: 'name', from: 'Gâle', to: 'Teigne' },
          { field: 'prevention', from: 'Hygiène.', to: '' },
        ],
      },
    ])
  })

  it('refuses the name of another disease and a disease or a name that comes twice', () => {
    expect(diff(row(2, { id: '2' })).refused).toMatchObject([{ message: 'Une maladie porte déjà ce nom.' }])
    for (const [first, second] of [
      [row(2), row(3, { name: 'CORYZA' })],
      [row(2, { name: 'Teigne' }), row(3, { name: 'teigne' })],
      [row(2, { id: '1', name: 'Teigne' }), row(3, { name: 'Coryza' })],
      [row(2, { id: '1', name: 'Teigne' }), row(3, { name: 'Teigne' })],
    ] as const) {
      expect(diff(first, second).refused).toMatchObject([{ row: 3, message: expect.stringContaining('La ligne 2') }])
    }
  })

  it('reads a diff from the wire unchanged, and malformed parts as empty values', () => {
    const made = diff(row(2), row(3, { name: 'gale' }), row(4, { id: '9' }), row(5, { name: 'Teigne' }))
    expect(readDiseaseDiff(JSON.parse(JSON.stringify(made)))).toEqual(made)
    expect(made.created[0]?.changes).not.toEqual([])
    expect(readDiseaseDiff(undefined)).toEqual({ created: [], changed: [], unchanged: [], refused: [] })
    const nowhere = { row: 0, name: '' }
    expect(readDiseaseDiff({ created: [3], changed: [null], unchanged: ['x'], refused: [[]] })).toEqual({
      created: [{ ...nowhere, changes: [] }],
      changed: [{ ...nowhere, id: '', changes: [] }],
      unchanged: [nowhere],
      refused: [{ ...nowhere, message: '' }],
    })
  })

  it('is read without the fields that we do not know', () => {
    const changes = [{ field: 'name', from: 'a', to: 'b' }, { field: 'contagion', from: '', to: 'forte' }, 3]
    expect(readDiseaseDiff({ created: [{ row: 2, name: 'b', changes }] }).created[0]?.changes).toEqual([
      { field: 'name', from: 'a', to: 'b' },
    ])
  })

  it('calls a row that changes nothing unchanged', () => {
    expect(compareDiseases(base, [row(2)])).toEqual([{ row: 2, name: 'Coryza', kind: 'unchanged' }])
  })
})
