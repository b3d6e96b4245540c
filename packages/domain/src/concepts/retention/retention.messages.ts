import { formatPlural } from '../../base/format/counts.ts'
import { isolated } from '../../base/text/text.ts'

const people = (count: number) => formatPlural(count, 'client')
const walkIns = (count: number) => formatPlural(count, 'commande sans client', 'commandes sans client')
const after = (years: number) => `après ${formatPlural(years, 'an')} sans contact`

/** How long customers are kept, on the account page of an admin. */
export const retentionScreenMessages = {
  title: 'Conservation des clients',
  hint: 'Un contact est une commande, une réservation, une demande d’événement ou un avis. Chaque nuit après 3\u00a0h, qui n’en a plus depuis cette durée est effacé\u00a0: son nom, ses contacts et ses textes disparaissent, les montants, les jours et les nombres restent. Les commandes sans client du même âge perdent leur adresse, leur téléphone et leurs remarques. La page «\u00a0Confidentialité\u00a0» le dit aux visiteurs.',
  label: 'Effacer les clients',
  never: 'Jamais automatiquement',
  after,
  stored: (years: number | null) =>
    years === null ? 'Réglage en cours\u00a0: jamais automatiquement.' : `Réglage en cours\u00a0: ${after(years)}.`,
  counting: 'Recherche de qui serait effacé…',
  nobody: 'À ce jour, personne ne serait effacé.',
  would: (count: number) =>
    `À ce jour, ${people(count)} ${count === 1 ? 'serait effacé' : 'seraient effacés'} la nuit prochaine\u00a0:`,
  person: (name: string, when: string) => `${isolated(name)}, dernier contact le ${when}`,
  more: (count: number) => `et ${people(count)} de plus`,
  held: (count: number) =>
    `${people(count)} ${count === 1 ? 'attend' : 'attendent'}\u00a0: une commande est encore ouverte.`,
  orders: (count: number) =>
    `${walkIns(count)} ${count === 1 ? 'perdrait son adresse, son téléphone et ses remarques' : 'perdraient leur adresse, leur téléphone et leurs remarques'}.`,
  previewFailure: 'Qui serait effacé n’a pas pu être compté.',
  question: (count: number, orders: number) =>
    count === 0
      ? `Vider ${walkIns(orders)} à la prochaine nuit\u00a0?`
      : `Effacer ${people(count)} à la prochaine nuit\u00a0?`,
  questionUncounted: 'Effacer des clients à la prochaine nuit\u00a0?',
  warning: 'Ce qui est effacé ne revient pas, pas même par une sauvegarde plus ancienne.',
  confirm: 'Enregistrer et effacer',
  keep: 'Ne rien changer',
  save: 'Enregistrer la durée',
  saving: 'Enregistrement...',
  saved: 'La durée est enregistrée.',
  failure: 'La durée n’a pas pu être enregistrée. Réessayez.',
  loadFailure: 'La durée n’a pas pu être lue.',
  log: 'Les dernières nuits',
  night: (day: string, years: number, { erased, held, orders }: { erased: number; held: number; orders: number }) =>
    [
      `${day}\u00a0: ${people(erased)} ${erased > 1 ? 'effacés' : 'effacé'} ${after(years)}`,
      ...(held > 0 ? [formatPlural(held, 'en attente', 'en attente')] : []),
      ...(orders > 0 ? [`${walkIns(orders)} ${orders > 1 ? 'vidées' : 'vidée'}`] : []),
    ].join(', '),
} as const

/** The rule of how long customers are kept. */
export const retentionMessages = {
  years: 'Choisissez une durée de un à dix ans, ou aucune.',
} as const
