import type { Role } from '../../base/auth/session.ts'

export const roleLabels: Record<Role, string> = {
  RESTAURANT_OWNER: 'Propriétaire',
  MANAGER: 'Gérant',
  ADMIN: 'Administrateur',
}

export const userMessages = {
  unknown: 'Compte introuvable.',
  erased: 'La personne de ce compte a été effacée\u00a0: il ne se modifie plus.',
  role: 'Choisissez un rôle',
  approved: 'Indiquez si le compte est admis',
  suspended: 'Indiquez si le compte est suspendu',
  tasks: 'Choisissez au moins une tâche',
  nothing: 'Indiquez ce qui change',
  ownAccount: 'Vous ne pouvez ni suspendre votre propre compte, ni changer son rôle.',
  adminTasks: 'Un administrateur a toutes les tâches. Changez d’abord son rôle.',
} as const
