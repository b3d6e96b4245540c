import type { ConsoleName } from '../paths/index.ts'

/** What an empty list says: that it is, and who or what fills it. */
export type EmptyListWords = { title: string; hint: string }

/** The empty list of each resource; that of orders has the words of its screen. */
export const emptyListMessages: Readonly<Record<Exclude<ConsoleName, 'orders'>, EmptyListWords>> = {
  dishes: {
    title: 'Aucun plat pour le moment',
    hint: 'Les plats que l’équipe crée apparaîtront ici et à la carte.',
  },
  restaurants: {
    title: 'Aucun restaurant pour le moment',
    hint: 'Ceux que vous créez, ou dont vous rejoignez l’équipe, apparaîtront ici.',
  },
  reservations: {
    title: 'Aucune réservation pour le moment',
    hint: 'Celles que l’équipe prend ou que les clients demandent apparaîtront ici.',
  },
  'event-requests': {
    title: 'Aucune demande pour le moment',
    hint: 'Celles que l’équipe note ou que les clients envoient apparaîtront ici.',
  },
  customers: {
    title: 'Aucun client pour le moment',
    hint: 'Ceux que l’équipe crée, ici ou en prenant une commande ou une réservation, apparaîtront dans cette liste.',
  },
  reviews: {
    title: 'Aucun avis pour le moment',
    hint: 'Ceux que les clients donnent après leur visite apparaîtront ici, avant d’être publiés.',
  },
  diseases: {
    title: 'Aucune maladie pour le moment',
    hint: 'Le chatbot n’oriente que vers les maladies que l’équipe ajoute ici.',
  },
  sessions: {
    title: 'Aucune session pour le moment',
    hint: 'Chaque question qu’un visiteur pose à l’assistant apparaîtra ici.',
  },
  reports: {
    title: 'Aucun signalement pour le moment',
    hint: 'Les réponses de l’assistant que des visiteurs jugent fausses apparaîtront ici.',
  },
  users: {
    title: 'Aucun compte pour le moment',
    hint: 'Ceux des personnes qui s’inscrivent, ou qui acceptent une invitation dans une équipe, apparaîtront ici.',
  },
  audit: {
    title: 'Aucune action pour le moment',
    hint: 'Chaque changement fait dans la maison s’inscrit ici, avec qui l’a fait.',
  },
}

/** Links from an empty list to where its entries come from, when nobody makes them by hand. */
export const originMessages = {
  assistant: 'Ouvrir l’assistant',
  reviews: 'Voir qui peut donner un avis',
  site: 'Voir le site public',
  registration: 'Ouvrir la page d’inscription',
} as const
