import { formatCount } from '../format/counts.ts'

/** Refusal beyond an account's daily creation limit. */
export const quotaMessages = {
  createdEnough: (most: number) =>
    `Ce compte a déjà créé ${formatCount(most)} éléments de ce type aujourd’hui, le maximum. Réessayez demain.`,
} as const
