import { contract } from '@potager/domain/contract'

/** What a backend must be able to do, in the order of the table, with its French heading. */
export const capabilities = {
  read: 'lecture',
  write: 'écriture',
  paging: 'pages',
  sorting: 'tris, filtres',
  dates: 'dates',
  errors: 'erreurs',
  session: 'session',
  concurrency: 'à deux',
  idempotency: 'répétition',
} as const
export type Capability = keyof typeof capabilities

/** French names of the contract's concepts. */
const conceptNames: Record<keyof typeof contract, string> = {
  capability: 'capacités',
  auth: 'connexion',
  account: 'compte',
  accountLink: 'liens de compte',
  audit: 'journal',
  user: 'comptes',
  team: 'équipes',
  customer: 'clients',
  restaurant: 'restaurants',
  dish: 'plats',
  restaurantMenu: 'cartes des restaurants',
  review: 'avis',
  notice: 'avis signalés',
  visitReview: 'avis après une visite',
  order: 'commandes',
  reservation: 'réservations',
  meetingRoom: 'salles',
  eventRequest: 'événements',
  booking: 'ce qui est réservé',
  request: 'demandes de visiteurs',
  calendar: 'agenda',
  message: 'messages',
  day: 'ce qui attend',
  erasure: 'effacement des personnes',
  figures: 'chiffres',
  firstSteps: 'premiers pas',
  house: 'maison',
  retention: 'conservation des clients',
  disease: 'maladies',
  sign: 'signes',
  diagnosis: 'diagnostic',
  chatbotSettings: 'paramètres du chatbot',
  chatSession: 'sessions du chatbot',
  report: 'signalements',
  analytics: 'analytics',
  assistant: 'assistant',
  console: 'console',
}

const conceptOfCall = new Map(
  Object.entries(contract).flatMap(([concept, endpoints]) =>
    Object.values(endpoints).map(({ call }) => [call.name, conceptNames[concept as keyof typeof contract]]),
  ),
)

/** The French name of the concept that a call belongs to. */
export function conceptOf(callName: string): string {
  return conceptOfCall.get(callName) ?? callName
}
