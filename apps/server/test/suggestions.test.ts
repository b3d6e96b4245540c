import { readDisease } from '@potager/domain/disease'
import { expect, it } from 'vitest'
import { MOST_SUGGESTED, suggestionsOf } from '../src/api/assistant/routes.ts'

const disease = (...symptoms: string[]) => readDisease({ id: symptoms[0], name: symptoms[0], symptoms })
const sign = (name: string, ...words: string[]) => ({ id: name, name, words, version: 1 })

it('suggests each symptom once, and only the words of signs that are part of a symptom', async () => {
  const diseases = [disease('toux sèche', 'Fièvre'), disease('fièvres')]
  const signs = [sign('toux', 'tousse', 'fièvre'), sign('boiterie', 'boite')]
  expect(await suggestionsOf({ diseases, signs }, false)).toEqual(['Fièvre', 'tousse', 'toux sèche'])
  expect(await suggestionsOf({ diseases, signs }, true)).toEqual(['Fièvre', 'toux sèche'])
})

it('suggests a limited number: common symptoms first, then symptoms before words', async () => {
  const many = (text: string, count: number) => Array.from({ length: count }, (_, index) => `${text} ${index}`)
  const few = { diseases: [disease('toux', ...many('symptôme', 300))], signs: [sign('toux', ...many('tousse', 300))] }
  const suggested = await suggestionsOf(few, false)
  expect(suggested).toHaveLength(MOST_SUGGESTED)
  expect(suggested.filter((text) => text.startsWith('symptôme'))).toHaveLength(300)
  const rare = many('symptôme', MOST_SUGGESTED)
  const common = { diseases: [disease(...rare), disease('toux'), disease('toux')], signs: few.signs }
  expect(await suggestionsOf(common, false)).toContain('toux')
})
