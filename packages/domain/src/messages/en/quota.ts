import { formatCount } from '../../format/counts.ts'
import type * as fr from '../fr/quota.ts'
import type { Translated } from '../translated.ts'

export const quotaMessages: Translated<typeof fr.quotaMessages> = {
  createdEnough: (most) =>
    `This account has created ${formatCount(most)} of these today, the most. Try again tomorrow.`,
}
