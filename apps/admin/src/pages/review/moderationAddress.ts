import { wholeReviewView } from '@potager/domain/review'
import {
  type AddressValues,
  addressCodec,
  group,
  opened,
  or,
  page,
  text,
  wordFor,
} from '../../platform/list/address.ts'

/** The URL parameters of « Modération des Avis ». */
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

/** The values of that URL. */
export type ModerationView = AddressValues<typeof moderationAddress>

/** Applies a change; new filters start at the first page again. */
export function changeModeration(said: ModerationView, change: Partial<ModerationView>): ModerationView {
  const filters = change.view !== undefined || change.author !== undefined
  return { ...said, ...(filters ? { page: 0 } : {}), ...change }
}
