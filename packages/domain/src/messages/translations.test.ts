import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'

type Catalogue = Record<string, Record<string, unknown>>

const names = (language: string) =>
  readdirSync(`${import.meta.dirname}/${language}`)
    .filter((file) => file.endsWith('.ts'))
    .toSorted()

async function read(language: string, files: readonly string[]): Promise<Catalogue> {
  const modules = files.map(async (file) => [file, await import(`./${language}/${file.slice(0, -3)}.ts`)] as const)
  return Object.fromEntries(await Promise.all(modules))
}

/** Every text by its path; a function or a list is named by its kind. */
function textsOf(value: unknown, path: string): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value === 'function') return [[path, `(${value.length})`]]
  if (typeof value !== 'object' || value === null) return [[path, typeof value]]
  return Object.entries(value).flatMap(([key, item]) => textsOf(item, `${path}.${key}`))
}

const files = names('fr')
const [fr, en] = await Promise.all([read('fr', files), read('en', files)])
const texts = { fr: new Map(textsOf(fr, 'fr')), en: new Map(textsOf(en, 'fr')) }

it('is one more folder: every French file has its English one, with the same texts under the same names', () => {
  // What only English needs: its plural.
  expect(names('en').filter((file) => !files.includes(file))).toEqual(['plural.ts'])
  expect([...texts.en.keys()].toSorted()).toEqual([...texts.fr.keys()].toSorted())
})

it('says something wherever French does, and nothing in French', () => {
  const empty = [...texts.en].filter(([path, text]) => text === '' && texts.fr.get(path) !== '')
  const untranslated = [...texts.en].filter(([path, text]) => /[àâçéèêëîïôùûœ«»]/i.test(text) && path !== sampleOfData)
  expect({ empty, untranslated }).toEqual({ empty: [], untranslated: [] })
})

/** Symptoms of the base, which is French. */
const sampleOfData = 'fr.chatbot-trial.ts.trialMessages.sampleSymptoms'
