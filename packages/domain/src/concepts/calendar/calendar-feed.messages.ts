import { formatPlural } from '../../base/format/counts.ts'
import { isolated } from '../../base/text/text.ts'
import { reservationStatusLabels } from '../reservation/reservation.messages.ts'

/** A restaurant's private calendar feed; all texts are ours. */
export const calendarFeedMessages = {
  open: 'Agenda du restaurant',
  title: (restaurant: string) => `Agenda du restaurant\u00a0: ${isolated(restaurant)}`,
  lead: 'Réservations et événements en attente ou confirmés, dans l’agenda de votre téléphone ou de votre ordinateur, tenus à jour par lui.',
  none: 'Cet agenda n’a pas encore d’adresse.',
  since: (date: string) =>
    `Une adresse est en service depuis le ${date}. Elle n’est plus affichée\u00a0: qui l’a perdue en crée une nouvelle.`,
  create: 'Créer l’adresse',
  renew: 'Changer l’adresse',
  renewQuestion:
    'L’adresse actuelle ne répondra plus\u00a0: chaque agenda abonné devra recevoir la nouvelle. Changer l’adresse\u00a0?',
  revoke: 'Fermer l’adresse',
  revokeQuestion:
    'Les agendas abonnés ne recevront plus rien et l’adresse ne resservira jamais. Fermer l’adresse\u00a0?',
  keep: 'Garder l’adresse',
  close: 'Fermer',
  address: 'Adresse à donner à l’agenda',
  once: 'Copiez-la maintenant\u00a0: elle ne sera plus affichée. Qui la connaît lit les noms et les heures, sans se connecter.',
  copy: 'Copier',
  copied: 'Adresse copiée.',
  how: 'Dans l’agenda, choisissez «\u00a0S’abonner à un calendrier\u00a0» ou «\u00a0Ajouter à partir de l’URL\u00a0», puis collez l’adresse.',
  renewed: 'Nouvelle adresse créée.',
  revoked: 'L’adresse ne répond plus.',
  failure: 'L’agenda du restaurant n’a pas pu être lu. Réessayez.',
  unknown: 'Agenda introuvable\u00a0: son adresse a changé ou a été fermée.',
  entry: (kind: string, people: number, status: string) =>
    [
      kind,
      formatPlural(people, 'personne', 'personnes'),
      reservationStatusLabels[status as keyof typeof reservationStatusLabels],
    ].join(' · '),
} as const
