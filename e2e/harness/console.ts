/** The nine resources of the console: titles by the address of their list. */
export const resourceLists = {
  '/orders': 'Commandes',
  '/dishes': 'Plats',
  '/restaurants': 'Restaurants',
  '/console/reservations': 'Réservations',
  '/console/event-requests': 'Demandes d’événement',
  '/console/reviews': 'Avis',
  '/console/diseases': 'Maladies',
  '/console/sessions': 'Sessions du chatbot',
  '/console/reports': 'Signalements',
} as const

/** A disease as a call creates it. */
export const diseaseNamed = (name: string) => ({
  name,
  description: 'Irritation de la gorge.',
  urgency: 'LOW',
  advice: 'Consultez un vétérinaire.',
  prevention: '',
  symptoms: ['toux'],
  affectedRaces: ['toutes'],
})
