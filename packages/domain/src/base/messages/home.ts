import { formatSeats } from '../format/unsaid.ts'

export const homeMessages = {
  create: '+ Créer un restaurant',
  heading: 'Nos restaurants',
  loading: 'Chargement des restaurants...',
  failure: 'Une erreur est survenue lors du chargement.',
  empty: 'Aucun restaurant pour le moment.',
  see: 'Voir',
  places: (seats: number | null) => formatSeats(seats),
} as const
