import { beforeAll, describe, expect, it } from 'vitest'
import { readCoverage } from '../../../../../.storybook/register/read-coverage.ts'
import { type CoverageFigures, countStates, coverageLine, findOrphans, unclearStates } from './coverage.ts'
import { screens } from './screens.ts'

describe('what the stories cover', () => {
  let coverage: CoverageFigures
  beforeAll(async () => {
    coverage = await readCoverage()
    process.stdout.write(`${coverageLine(coverage)}\n`)
  }, 240_000)

  it('has a story for every component of the package', () => {
    expect(coverage.components.missing).toEqual([])
  })

  it('has a story for every state of every screen', () => {
    expect(coverage.states.missing).toEqual([])
  })

  it('has no story of a screen outside of the register', () => {
    expect(coverage.orphans).toEqual([])
  })
})

describe('the register', () => {
  it('gives each state of each screen a story, or the reason why it has none', () => {
    expect(screens.flatMap(unclearStates)).toEqual([])
  })

  it('has one row a screen', () => {
    expect(screens.map(({ id }) => id)).toEqual([...new Set(screens.map(({ id }) => id))])
  })
})

describe('the counting', () => {
  const story = (exportName: string, name = exportName) => ({
    id: `ecrans-paniers--${exportName.toLowerCase()}`,
    title: 'Écrans/Paniers',
    name,
    exportName,
  })
  const screen = { id: 'ecrans-paniers', kind: 'detail', also: ['Sorting'] } as const
  const all = ['Nominal', 'Loading', 'LongTexts', 'Phone', 'Sorting'].map((name) => story(name))

  it('names the screen and the state of a story that is gone', () => {
    const { covered, total, missing } = countStates([screen], all.slice(1))
    expect([covered, total]).toEqual([3, 4])
    expect(missing).toEqual(['ecrans-paniers, état « Nominal » : pas de story Nominal'])
  })

  it('names a story that no row names, unless it is one of the keyboard', () => {
    expect(findOrphans([screen], [...all, story('Keys', 'Clavier : ordre')])).toEqual([])
    expect(findOrphans([screen], [...all, story('Stray')])).toHaveLength(1)
    expect(findOrphans([], all)).toHaveLength(all.length)
  })

  it('finds the stories of a screen in its other files too, when the row names them', () => {
    const moved = { ...story('Sorting'), id: 'ecrans-paniers-gestes--sorting' }
    const stories = [...all.slice(0, 4), moved]
    expect(findOrphans([screen], stories)).toHaveLength(2)
    expect(findOrphans([{ ...screen, parts: ['gestes'] }], stories)).toEqual([])
  })

  it('names a row’s story that is gone', () => {
    expect(findOrphans([screen], all.slice(0, 4))).toEqual([
      'ecrans-paniers : le registre nomme Sorting, qui n’est pas une story',
    ])
  })

  it('wants a story or a reason for each state', () => {
    expect(unclearStates({ ...screen, never: { phone: 'elle n’est lue qu’au bureau' } })).toEqual([])
    expect(unclearStates({ ...screen, states: { phone: '' } })).toEqual([
      'ecrans-paniers, état « Téléphone » : ni story, ni raison de ne pas en avoir',
    ])
  })
})
