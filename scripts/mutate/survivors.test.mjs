import { describe, expect, it } from 'vitest'
import { compare, count, mutantKey, score } from './survivors.mjs'

const mutant = (line, status = 'Survived', file = 'a.ts') => ({
  file,
  line,
  mutator: 'EqualityOperator',
  replacement: 'n <= 1',
  status,
})
const listed = (...mutants) => [{ reason: 'the same either way', mutants: mutants.map(mutantKey) }]

describe('a mutant', () => {
  it('is the same one when its line moves or is laid out otherwise', () => {
    expect(mutantKey(mutant('  if (n < 1) '))).toBe(mutantKey(mutant('if (n <\n  1)')))
  })

  it('is another one when its line, its file or what stands instead is another', () => {
    const keys = [mutant('n < 1'), mutant('n < 2'), mutant('n < 1', 'Survived', 'b.ts')].map(mutantKey)
    expect(new Set(keys).size).toBe(3)
    expect(mutantKey({ ...mutant('n < 1'), replacement: 'false' })).not.toBe(mutantKey(mutant('n < 1')))
  })
})

describe('the figures', () => {
  it('count what each mutant came to', () => {
    const states = ['Killed', 'Killed', 'Timeout', 'Survived', 'NoCoverage', 'Ignored', 'RuntimeError']
    const counts = count(states.map((status) => mutant('n', status)))
    expect(counts).toEqual({ killed: 2, timeouts: 1, survived: 1, uncovered: 1, ignored: 1 })
    expect(score(counts)).toBe(60)
  })

  it('are full marks when there was nothing to try', () => {
    expect(score(count([]))).toBe(100)
  })
})

describe('beside the list', () => {
  it('a survivor that it does not name is told', () => {
    const mutants = [mutant('known'), mutant('new'), mutant('unseen', 'NoCoverage'), mutant('noticed', 'Killed')]
    const { unlisted, stale } = compare(mutants, listed(mutant('known')))
    expect(unlisted.map(({ line }) => line)).toEqual(['new', 'unseen'])
    expect(stale).toEqual([])
  })

  it('a line that stands for no survivor any more is told, unless its file was not measured', () => {
    const gone = mutant('gone')
    const list = listed(gone, mutant('elsewhere', 'Survived', 'b.ts'))
    expect(compare([mutant('gone', 'Killed')], list)).toEqual({ unlisted: [], stale: [mutantKey(gone)] })
  })
})
