import type { Task } from '../auth/tasks.ts'

export const taskLabels: Record<Task, string> = {
  orders: 'Commandes',
  bookings: 'Réservations et événements',
  menu: 'Carte',
  moderation: 'Modération des avis',
  chatbot: 'Chatbot vétérinaire',
}

const names = (tasks: readonly Task[]) => tasks.map((task) => `«\u00a0${taskLabels[task]}\u00a0»`).join(' ou ')

/** What is closed to an account that is narrowed to tasks; all texts are ours. */
export const taskMessages = {
  /** With one of these tasks it would be open. */
  closed: (tasks: readonly Task[]) => `Votre compte n’a pas la tâche ${names(tasks)}. Un administrateur peut l’ouvrir.`,
  closedTitle: 'Cette page ne fait pas partie de vos tâches',
  toOwn: 'Aller à mes tâches',
  heading: 'Tâches',
  lead: 'Ce que ce compte peut lire et faire. Sans restriction, il a toutes les tâches.',
  admin: 'Un administrateur a toutes les tâches.',
  save: 'Enregistrer les tâches',
  saved: 'Tâches enregistrées.',
} as const
