import { formatCount } from '../format/counts.ts'

/** What a person reads who created as much in a day as one account may. */
export const quotaMessages = {
  createdEnough: (most: number) =>
    `Ce compte a déjà créé ${formatCount(most)} éléments de ce type aujourd’hui, le maximum. Réessayez demain.`,
} as const
