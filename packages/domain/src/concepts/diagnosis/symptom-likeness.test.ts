import { describe, expect, it } from 'vitest'
import { symptomLikeness } from './symptom-likeness.ts'

describe('likeness of symptoms', () => {
  it('is the share of the words that they have in common, when one is part of the other', () => {
    expect(symptomLikeness('toux', 'toux sèche et forte', false)).toBeCloseTo(1 / 3)
    expect(symptomLikeness('toux grasse', 'toux sèche', false)).toBe(0)
    expect(symptomLikeness('', 'toux', false)).toBe(0)
  })

  it('is none between a symptom and its contrary', () => {
    expect(symptomLikeness('ne tousse pas', 'tousse', false)).toBe(0)
    expect(symptomLikeness('tousse pas', 'tousse', false)).toBe(0)
    expect(symptomLikeness('tousse pas', 'ne tousse pas', false)).toBeCloseTo(2 / 3)
    expect(symptomLikeness('sans', 'sans toux', false)).toBe(0)
    expect(symptomLikeness('toux sans fièvre', 'fièvre sans toux', true)).toBe(0)
    expect(symptomLikeness('sans toux', 'toux', false)).toBe(0)
    expect(symptomLikeness('pas de fièvre', 'fièvre', false)).toBe(0)
    expect(symptomLikeness('pas de fièvre', 'aucune fièvre', false)).toBe(0)
    expect(symptomLikeness('sans fièvre', 'Sans fièvres', true)).toBe(1)
  })
})

describe('a negation', () => {
  it.each([
    'ne mange plus et vomit',
    'ne mange plus, vomit',
    'ne mange plus mais vomit',
    'Ne mange plus. Vomit.',
    'ne mange plus puis vomit',
    'vomit et ne mange plus',
  ])('ends with its part of the sentence: « %s »', (said) => {
    expect(symptomLikeness('vomit', said, false)).toBeGreaterThan(0)
    expect(symptomLikeness('ne mange plus', said, false)).toBeGreaterThan(0)
    expect(symptomLikeness('mange plus', said, false)).toBe(0)
  })

  it('goes on until its clause ends, and leaves the same word in another clause', () => {
    expect(symptomLikeness('toux', 'sans fièvre ni toux', false)).toBe(0)
    expect(symptomLikeness('boit plus', 'ne mange plus et boit plus', false)).toBeGreaterThan(0)
    expect(symptomLikeness('ne mange plus', 'ne mange plus et boit plus', false)).toBeGreaterThan(0)
    expect(symptomLikeness('tousse pas et vomit', 'vomit', false)).toBeCloseTo(1 / 3)
  })

  it('does not end at « maïs », nor at « et » inside a word', () => {
    expect(symptomLikeness('vomit', 'ne digère pas le maïs vomit', false)).toBe(0)
    expect(symptomLikeness('vomit', 'ne supporte pas le gilet vomit', false)).toBe(0)
    expect(symptomLikeness('mais', 'mais', false)).toBe(1)
    expect(symptomLikeness('mais', 'toux', false)).toBe(0)
  })
})

it.each([
  ['gonflement', 'gon\u00ad\ufb02ement'],
  ['difficulté à respirer', 'di\ufb03culte\u0301\u00a0à respirer'],
  ['vomissements', 'vomis\u00adsements'],
])('symptom likeness is 1 for « %s » pasted with ligatures or soft hyphens', (told, copied) => {
  expect(symptomLikeness(told, copied, false)).toBe(1)
})
