import { addressCodec, or, page, wordFor } from '../../platform/list/address.ts'

/** The tab of the moderation in the address, and the page of its notices. */
export const noticesAddress = addressCodec({
  tab: or(wordFor('onglet', { signalements: 'notices' }), 'reviews'),
  page,
})
