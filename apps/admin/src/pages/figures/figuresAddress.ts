import { addressCodec, day, or, text, wordFor } from '../../platform/list/address.ts'

/** The URL parameters of the figures: the last thirty days of every restaurant unless they say more. */
export const figuresAddress = addressCodec({
  period: or(
    wordFor('periode', {
      '7-jours': 'week',
      'semaine-derniere': 'last-week',
      'ce-mois': 'this-month',
      'mois-dernier': 'last-month',
      dates: 'custom',
    } as const),
    'month',
  ),
  from: day('du'),
  to: day('au'),
  restaurantId: text('restaurant'),
})
