/** Why a period has no figures. */
export const figuresMessages = {
  badPeriod: 'La fin précède le début',
  longPeriod: 'La période compte au plus 366\u00a0jours',
} as const
