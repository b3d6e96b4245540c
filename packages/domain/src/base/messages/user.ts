import type { Role } from '../auth/auth.ts'

export const roleLabels: Record<Role, string> = {
  RESTAURANT_OWNER: 'Propriétaire',
  MANAGER: 'Gérant',
  ADMIN: 'Administrateur',
}

export const userMessages = {
  unknown: 'Compte introuvable.',
  role: 'Choisissez un rôle',
  approved: 'Indiquez si le compte est admis',
  suspended: 'Indiquez si le compte est suspendu',
  nothing: 'Indiquez ce qui change',
  ownAccount: 'Vous ne pouvez ni suspendre votre propre compte, ni changer son rôle.',
} as const
