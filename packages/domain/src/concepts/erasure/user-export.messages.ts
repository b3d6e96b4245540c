import { formatPlural } from '../../base/format/counts.ts'

/** The export of what is held about the person of an account. */
export const userExportMessages = {
  lead: 'Le compte, ses restaurants, ses appareils, ses avis et ce qu’il a fait. Choisissez un fichier à lire, ou un fichier pour un logiciel.',
  fileName: 'donnees-compte',
  account: 'Compte',
  fullName: 'Nom complet',
  role: 'Rôle',
  tasks: 'Tâches',
  restaurants: 'Restaurants',
  since: 'Depuis',
  sessions: 'Appareils connectés',
  unknownDevice: 'Appareil inconnu',
  from: 'Connecté le',
  until: 'Jusqu’au',
  addresses: 'Empreintes d’adresses IP',
  seenAt: 'Vue le',
  refusedSignIns: 'Connexions refusées',
  refused: (count: number) => formatPlural(count, 'essai refusé', 'essais refusés'),
} as const
