import { readFileSync } from 'node:fs'
import { parseAst } from 'vite'
import { expect, it } from 'vitest'
import { messageScreenMessages } from '../concepts/message/message-screen.messages.ts'
import { catalogueFiles } from './catalogue-files.ts'
import * as catalogue from './index.ts'
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

const texts: Text[] = catalogueFiles.flatMap(({ path, name }) =>
  textsIn(parseAst(readFileSync(path, 'utf8'), { lang: 'ts' }).body).map((text) => ({ file: name, text })),
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
])('the catalogue has %s', (_, broken) => {
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

/**
 * By what somebody is told, in a sentence that says they are. A message is written, and leaves or is handed over; it is
 * none where its kind is switched off or its customer wants none.
 */
type Channel = 'a page' | 'a message' | 'the reader' | 'nobody is told'

/** Sentences that say that somebody learns of something, by their beginnings: whoever adds one says by what. */
const toldBy: readonly (readonly [file: string, beginning: string, channel: Channel])[] = [
  ['account-link.ts', 'Copiez-le maintenant', 'the reader'],
  ['team.ts', 'Copiez-le maintenant', 'the reader'],
  ['calendar-feed.ts', 'Les agendas abonnés ne recevront plus', 'nobody is told'],
  ['calendar-feed.ts', 'Copiez-la maintenant', 'the reader'],
  ['customer-screens.ts', 'La fiche gardée reçoit', 'nobody is told'],
  ['service.ts', 'Noté, sera envoyé', 'nobody is told'],
  ['booking-change.ts', 'Un autre moment, une autre salle', 'a message'],
  ['booking-change.ts', 'Un message est préparé pour le nouveau client', 'a message'],
  ['booking-wish.ts', 'Garder le moment confirmé\u00a0? Le motif figure', 'a message'],
  ['request.ts', 'S’il y a une demande pour ce contact', 'a message'],
  ['request.ts', 'Sans compte, en une minute.', 'a page'],
  ['visit-review.ts', 'Sans compte. Une personne de l’équipe lit', 'a page'],
  ['visit-review.ts', 'La maison le lit.', 'nobody is told'],
  ['message.ts', 'accepté. La maison le lit', 'nobody is told'],
  ['review-rules.ts', 'Après une commande terminée ou une réservation passée', 'a page'],
  ['message-wish.ts', 'Ce choix vaut pour le contact auquel', 'a message'],
  ['notice-message.ts', 'Il est traité par une personne', 'a page'],
  ['notice-refusals.ts', 'Cet avis a déjà reçu', 'a page'],
  ['notice.ts', 'Facultatif. Sans e-mail ni téléphone, personne ne peut', 'a page'],
  ['notice.ts', 'La décision et ses motifs se lisent par le lien privé', 'a page'],
  ['review-rules.ts', 'Après une visite vérifiée, l’auteur lit', 'a page'],
  ['privacy.ts', 'ce que le restaurant vous écrit', 'a message'],
  ['request-refusals.ts', 'Les mesures se lisent', 'nobody is told'],
]
const TELLS = new RegExp(
  `(?<!\\p{L})(?:${[
    'prévien\\p{L}*|prévenu\\p{L}*|prévenir',
    'parvien\\p{L}*|parven\\p{L}*',
    'reçoi\\p{L}+|recevr\\p{L}+',
    'averti(?:e|s|es|r)?|notifié\\p{L}*|informé\\p{L}*|adressé\\p{L}*|fera savoir',
    'lit|lisent',
    'ser(?:a|ont) (?:envoyé|transmis)\\p{L}*',
    'messages? aux? clients?|un message (?:avec|est|sera)',
  ].join('|')})(?!\\p{L})`,
  'iu',
)

it('says that somebody is informed only in listed sentences with a known channel [MSG-07]', () => {
  for (const promise of [
    'Moment accepté, le client est prévenu.',
    'Un message prévient le client.',
    'La décision et ses motifs vous parviendront.',
    'La personne qui signale et l’auteur de l’avis les lisent.',
    'Ce client reçoit de nouveau tous les messages.',
  ]) {
    expect(promise).toMatch(TELLS)
  }
  const telling = texts.filter(({ text }) => TELLS.test(text))
  const saidBy = ({ file, text }: Text) =>
    toldBy.filter(([listed, beginning]) => listed === file && text.startsWith(beginning))
  expect(telling.filter((said) => saidBy(said).length === 0)).toEqual([])
  expect(toldBy.filter((listed) => !telling.some((said) => saidBy(said).includes(listed)))).toEqual([])
})

it('lists no unused exception', () => {
  const known = new Set(texts.map(({ text }) => text))
  expect([...quotedTexts].filter((text) => !known.has(text))).toEqual([])
})

const NAMES = /^(?:name|customer|restaurant|dish|author|who)$/
const HEBREW = 'ליאור'
const ISOLATED = `\u2068${HEBREW}\u2069`

type Say = (...args: unknown[]) => unknown

/** The functions of the catalogue, by their path. */
function sayings(of: unknown, path: string): [path: string, say: Say][] {
  if (typeof of === 'function') return [[path, of as Say]]
  if (typeof of !== 'object' || of === null) return []
  return Object.entries(of).flatMap(([key, value]) => sayings(value, path === '' ? key : `${path}.${key}`))
}

const parametersOf = (say: Say) =>
  (/^[^(]*\(([^)]*)\)/.exec(say.toString())?.[1] ?? '').split(',').map((name) => name.trim())

const said = sayings({ ...catalogue }, '').flatMap(([path, say]) => {
  const parameters = parametersOf(say)
  if (!parameters.some((name) => NAMES.test(name))) return []
  try {
    return [{ path, text: say(...parameters.map((name) => (NAMES.test(name) ? HEBREW : '2'))) }]
  } catch {
    return []
  }
})

it('isolates names in every sentence of the catalogue [TYP-07]', () => {
  const sentences = said.filter(({ text }) => typeof text === 'string' && text.includes(HEBREW))
  expect(sentences.length).toBeGreaterThan(40)
  expect(sentences.filter(({ text }) => String(text).replaceAll(ISOLATED, '').includes(HEBREW))).toEqual([])
})
