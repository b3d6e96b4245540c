import { readdirSync, readFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { parseAst } from 'vite'
import { expect, it } from 'vitest'
import { formatCount } from '../base/format/counts.ts'
import { consoleMessages } from '../concepts/console/console.messages.ts'
import { messageScreenMessages } from '../concepts/message/message-screen.messages.ts'
import * as catalogue from './index.ts'

/** Texts quoted from the specification, punctuation included (AMB-33 for the question). */
const specified = [
  'Export réussi !',
  'Connexion réussie !',
  "Vous n'avez pas le droit d'accéder à la plateforme.",
  'Compte créé avec succès !',
  "Demandes d'Événements",
  "L'heure de fin doit être après l'heure de début",
  'Aucun signalement récent !',
  'Paramètres sauvegardés avec succès !',
  'Test de configuration envoyé !',
  'Chargement...',
  "Une erreur s'est produite lors du chargement du menu. Veuillez rafraîchir la page.",
  'Erreur: …',
  'Plat créé avec succès !',
  "Réunion d'entreprise",
  "Aucune demande d'événement",
  "Demande d'événement créée avec succès !",
  "Êtes-vous sûr de vouloir annuler cette demande d'événement ?",
  "Erreur lors de l'annulation",
  'Demande refusée avec succès !',
  'Statut mis à jour avec succès !',
  "Le titre de l'événement est requis",
  "La description de l'événement est requise",
  'Chargement des restaurants...',
  'Déconnexion...',
  'Signalement résolu avec succès !',
  'Réservation créée avec succès !',
  'Êtes-vous sûr de vouloir annuler cette réservation ?',
  'Réservation annulée avec succès !',
  '45€',
  "Il y a moins d'1h",
  "Les horaires de l'événement ne sont pas valides",
  "Le restaurant n'est pas disponible pour cette période",
  "Vous n'êtes pas autorisé à créer cet événement",
  'Erreurs de validation: …',
  "Erreur lors de la création de la demande d'événement. Veuillez vérifier les informations saisies.",
  "Le nom d'utilisateur ne doit contenir que des lettres, chiffres ou underscores.",
  "L'heure de fin doit être postérieure à l'heure de début.",
  "Ce restaurant n'a pas de salles de réunion configurées.",
  'Restaurant créé avec succès !',
  'Invalid time format. Expected HH:mm',
  'Le prix minimum est de 3€',
  'Le prix maximum est de 1000€',
  "Erreur lors de l'approbation en masse",
  "Pas encore d'avis",
]

/** Our own texts next to specified ones: another typography would look careless beside them. */
const likeSpecified = [
  'Changement...',
  'Connexion...',
  'Création...',
  'Création en cours...',
  'Enregistrement...',
  'Envoi en cours...',
  "Taux d'amélioration",
  "Suggestions d'amélioration",
  "Nouvelle demande d'événement",
  "Gestion des demandes d'événements",
  "Êtes-vous sûr de vouloir refuser cette demande d'événement ?",
  'Maladie créée avec succès !',
  'Maladie modifiée avec succès !',
  'Maladie supprimée avec succès !',
]

/** Accessible names that e2e journeys select by, character by character. */
const calledBy = ['Ajouter un : …', 'Retirer un : …']

/** Input patterns and codes, not sentences. */
const patterns = ['HH:mm', 'hh:mm']

/** Texts exempt from the typography rules. */
const quotedTexts: ReadonlySet<string> = new Set([...specified, ...likeSpecified, ...calledBy, ...patterns])

const source = resolve(import.meta.dirname, '..')
const isText = (path: string) => /^base\/messages\/[^/]+\.ts$|^concepts\/.*\.messages\.ts$/.test(path)

/** The files that hold texts, for the tests that read them all: where they are, and `order.ts` for `order.messages.ts`. */
const catalogueFiles: readonly { path: string; name: string }[] = readdirSync(source, { recursive: true })
  .map((path) => String(path).replaceAll('\\', '/'))
  .filter(isText)
  .map((path) => ({ path: resolve(source, path), name: basename(path).replace('.messages.ts', '.ts') }))

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
  ['legal-pages.ts', 'ce que le restaurant vous écrit', 'a message'],
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

type CountedText = [path: string, say: (...counts: number[]) => unknown]

function functionsOf(value: unknown, path: string): CountedText[] {
  if (typeof value === 'function') return [[path, value as CountedText[1]]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => functionsOf(item, `${path}.${key}`))
}

const modules = await Promise.all(catalogueFiles.map(async ({ path, name }) => functionsOf(await import(path), name)))
const functions = modules.flat()

/** The text of a function for a count; null when its parameter is not a count. */
function everySaying(say: CountedText[1], count: number): string | null {
  try {
    const text = say(...Array<number>(Math.max(1, say.length)).fill(count))
    return typeof text === 'string' ? text : null
  } catch {
    return null
  }
}

/** Words that look plural but are not: nouns, units, and words that begin the next phrase. */
const invariable = /^(?:avis|refus|ms|s|plus|dans|sans|sous|pas|pris|les)$/

/** The plural words after a count. */
function pluralsIn(text: string, count: number): string[] {
  const counted = text.matchAll(new RegExp(`(?<![\\p{L}\\d,:./-])${count}[ \\u00a0](\\p{L}+)(?: (\\p{L}+))?`, 'gu'))
  return [...counted].flatMap(([, noun = '', next = '']) =>
    [noun, next].filter((word) => /[sx]$/.test(word) && !invariable.test(word)),
  )
}

it('finds the texts with counts, and plurals in them', () => {
  expect(functions.filter(([, say]) => everySaying(say, 2) !== null).length).toBeGreaterThan(150)
  expect(pluralsIn('1 avis approuvés, 1 jours et 11 places', 1)).toEqual(['approuvés', 'jours'])
})

/** Bounds, and texts with another wording below two. */
const neverSoFew = [
  'booking-refusals.ts.bookingFieldErrors.peopleMax',
  'fields.ts.fieldErrors.textMax',
  'request-refusals.ts.queryErrors.textMin',
  'request-refusals.ts.queryErrors.listMax',
  'restaurant-errors.ts.restaurantRefusals.tooManyRooms',
  'booking.ts.bookingWords.reasonTooLong',
  'sign.ts.signFormMessages.full',
  'sign.ts.signFormMessages.max',
  'sign.ts.signFormMessages.maxEntries',
  'chatbot-settings-screen.ts.chatbotSettingsScreenMessages.deletion.warning',
  'chatbot-settings-screen.ts.chatbotSettingsScreenMessages.deletion.uncountedWarning',
  'chat-session.ts.chatSessionScreenMessages.foundInRead',
  'chatbot-settings.ts.chatbotSettingsFormMessages.messageMax',
  'console.ts.consoleMessages.questions.offer',
  'console.ts.consoleMessages.questions.withdraw',
  'diagnosis.ts.diagnosisMessages.max',
  'diagnosis.ts.diagnosisMessages.maxEntries',
  'disease-import.ts.diseaseImportMessages.file.tooMany',
  'disease.ts.diseaseFormMessages.max',
  'disease.ts.diseaseFormMessages.maxEntries',
  'common.ts.formatMessages.daysAgo',
  'request-refusals.ts.quotaMessages.createdEnough',
  'report-screen.ts.reportScreenMessages.foundInRead',
  'report.ts.reportFormMessages.max',
  'review.ts.moderationMessages.reasonMax',
  'review.ts.reviewMessages.commentMax',
]

it('lists no exception twice, and no unused one', () => {
  expect(neverSoFew.filter((path, index) => neverSoFew.indexOf(path) !== index)).toEqual([])
  const inPlural = functions.flatMap(([path, say]) =>
    [0, 1].some((count) => pluralsIn(everySaying(say, count) ?? '', count).length > 0) ? [path] : [],
  )
  expect(neverSoFew.filter((path) => !inPlural.includes(path))).toEqual([])
})

it('groups the digits of both counts in « … sur … »', () => {
  const mixed = functions.flatMap(([path, say]) => {
    const text = everySaying(say, 12_345) ?? ''
    return text.includes(formatCount(12_345)) && /\d{5} sur |sur \d{5}/.test(text) ? [`${path}: ${text}`] : []
  })
  expect(mixed).toEqual([])
  expect(consoleMessages.partly(12_345, 12_345, '')).toContain(formatCount(24_690))
  expect(consoleMessages.done(12_345)).toContain(formatCount(12_345))
})

it.each([0, 1])('puts nothing in the plural after %i', (count) => {
  const plurals = functions.flatMap(([path, say]) => {
    const text = everySaying(say, count)
    return text && !neverSoFew.includes(path) && pluralsIn(text, count).length > 0 ? [`${path}: ${text}`] : []
  })
  expect(plurals).toEqual([])
})
