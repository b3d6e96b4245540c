import { formatPlural } from '../../base/format/counts.ts'
import { pageTitles } from '../../base/messages/titles.ts'

/** « Service »: the kitchen's board of orders. */
export const serviceMessages = {
  title: pageTitles.service,
  counts: (orders: number) =>
    orders === 0 ? 'Rien en cours' : formatPlural(orders, 'commande en cours', 'commandes en cours'),
  none: 'Rien ici.',
  failure: 'Les commandes n’ont pas pu être chargées.',
  unknownAllergens: 'Allergènes non renseignés',
  since: (wait: string) => `depuis ${wait}`,
  now: 'à l’instant',
  print: 'Ticket',
  printOf: (number: string) => `Imprimer le ticket de la commande ${number}`,
  queued: 'Noté, sera envoyé',
  takeBack: 'Revenir',
  takeBackOf: (number: string) => `Revenir sur la commande ${number}`,
  alone: 'Mode cuisine',
  withPages: 'Quitter le mode cuisine',
  waiting: (count: number) =>
    `${count < 2 ? 'Un changement attend' : `${count} changements attendent`} la connexion et ${count < 2 ? 'partira tout seul' : 'partiront tout seuls'}.`,
  cut: 'Connexion coupée\u00a0: les commandes affichées sont celles de la dernière lecture.',
  refused: (number: string, why: string) => `Commande ${number}\u00a0: ${why}`,
  elsewhere: (number: string, status: string) =>
    `Commande ${number}\u00a0: déjà «\u00a0${status}\u00a0», changée ailleurs.`,
  more: 'Seules les 100 plus anciennes de chaque état sont affichées.',
} as const
