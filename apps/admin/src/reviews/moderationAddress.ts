import { wholeReviewView } from '@potager/domain/review'
import { type AddressValues, addressCodec, group, opened, or, page, text, wordFor } from '../lists/address.ts'

/** The address of « Modération des Avis ». */
export const moderationAddress = addressCodec({
  view: group({
    age: or(wordFor('filtre', { recents: 'recent', anciens: 'old' }), wholeReviewView.age),
    text: or(text('recherche'), wholeReviewView.text),
    sort: or(
      wordFor('tri', { recents: 'latest', 'note-basse': 'lowest', 'note-haute': 'highest' }),
      wholeReviewView.sort,
    ),
  }),
  layout: or(wordFor('vue', { compact: 'compact' }), 'list'),
  page,
  author: opened('auteur'),
})

/** What it says. */
export type ModerationView = AddressValues<typeof moderationAddress>

/** The same after a change: other filters start at the first page again. */
export function changeModeration(said: ModerationView, change: Partial<ModerationView>): ModerationView {
  const filters = change.view !== undefined || change.author !== undefined
  return { ...said, ...(filters ? { page: 0 } : {}), ...change }
}
