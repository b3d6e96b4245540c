import { addressCodec, day, filter, opened, page, text, wordFor } from '../../platform/list/address.ts'

/** The URL parameters of « Historique des Sessions ». */
export const sessionAddress = addressCodec({
  filter: filter({
    race: text('race'),
    from: day('du'),
    to: day('au'),
    hasReports: wordFor('signalements', { avec: true, sans: false }),
  }),
  page,
  session: opened('session'),
})
