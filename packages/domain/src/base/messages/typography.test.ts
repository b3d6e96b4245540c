import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseAst } from 'vite'
import { expect, it } from 'vitest'
import { catalogueFiles } from './catalogue-files.ts'
import { messageScreenMessages } from './message-screen.ts'
import { quotedTexts } from './typography-exceptions.ts'

/** Placeholder for the arguments of a catalogue function. */
const FILLED = '…'

interface Text {
  file: string
  text: string
}

const isNode = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** The texts of a template: `${FILLED}` in place of its expressions, and the texts inside these. */
function template({ quasis, expressions }: Record<string, unknown>): string[] {
  const parts = Array.isArray(quasis) ? quasis.map((part) => part.value.cooked) : []
  return [parts.join(FILLED), ...textsIn(expressions)]
}

function textsIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(textsIn)
  if (!isNode(node) || node.type === 'ImportDeclaration') return []
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : []
  if (node.type === 'TemplateLiteral') return template(node)
  if (node.type === 'Property') return textsIn(node.value)
  return Object.values(node).flatMap(textsIn)
}

const texts: Text[] = catalogueFiles.flatMap((file) =>
  textsIn(parseAst(readFileSync(resolve(import.meta.dirname, file), 'utf8'), { lang: 'ts' }).body).map((text) => ({
    file,
    text,
  })),
)

/** Texts that break a rule without being exempt. */
const offenders = (broken: RegExp) =>
  texts.filter(({ text }) => broken.test(text) && !quotedTexts.has(text)).map(({ file, text }) => `${file}: ${text}`)

it('reads the whole catalogue', () => {
  expect(texts.length).toBeGreaterThan(1500)
  expect(texts).toContainEqual({ file: 'common.ts', text: 'Réessayer' })
})

it.each([
  // Units and signs; 19:00, addresses, --:-- and (%) have no space to make unbreakable.
  ['a no-break space before ; ! ? % € and »', /[^\u00a0\u202f(;!?][;!?%€»]/u],
  ['a no-break space before : but in hours', /[^\u00a0\u202f\d-]:(?!\/\/)/u],
  ['a no-break space after «', /«(?![\u00a0\u202f])/u],
  ['a typographic apostrophe', /\p{L}'/u],
  ['one space at a time', /[ \u00a0\u202f]{2}/u],
  ['an ellipsis that is one letter', /\.\.\./u],
  // A message goes by e-mail or by telephone, or somebody hands it over, and nobody has to read it: a text says what is stored.
  ['no promise of what we will do', /(?<!\p{L})nous (?:\p{L}+ )?\p{L}+rons(?!\p{L})/iu],
  ['no promise that it will be read', /(?<!\p{L})(?:lira|liront|ser(?:a|ont) (?:re)?lue?s?)(?!\p{L})/iu],
  ['no promise of a message', /(?<!\p{L})(?:recevrez|serez (?:prévenu|averti|informé|contacté))/iu],
])('has %s', (_, broken) => {
  expect(offenders(broken)).toEqual([])
})

/** Shown only where the house has a mail server, which the stories of their screen prove. */
const whereMailLeaves: ReadonlySet<string> = new Set([messageScreenMessages.sentByMail, messageScreenMessages.retry])
const PROMISED =
  /(?:envo\p{L}*|part(?:ent|i\p{L}*)?|reç\p{L}+|recev\p{L}+|prév\p{L}+|avert\p{L}+)(?!\p{L})[^.]*(?<!\p{L})e-mails?(?!\p{L})/iu

it('promises no e-mail where there may be none [MSG-07]', () => {
  expect(PROMISED.test('La confirmation vous est envoyée par e-mail.')).toBe(true)
  const promised = texts.filter(({ text }) => PROMISED.test(text)).map(({ text }) => text)
  expect(promised.filter((text) => !whereMailLeaves.has(text))).toEqual([])
  expect(new Set(promised)).toEqual(whereMailLeaves)
})

it('lists no exception that the catalogue does not need', () => {
  const known = new Set(texts.map(({ text }) => text))
  expect([...quotedTexts].filter((text) => !known.has(text))).toEqual([])
})
