import { isolated } from '../../base/text/isolated.ts'

/** Approved reviews for visitors, with the information that the law requires. */
export const publicReviewMessages = {
  heading: 'Avis des clients',
  /** « 4,3 sur 5 », from an average with one decimal. */
  average: (average: number) => `${average.toFixed(1).replace('.', ',')} sur 5`,
  count: (count: number) => `${count} avis`,
  rating: (rating: number) => `Note\u00a0: ${rating} sur 5`,
  noRating: 'Sans note',
  noComment: 'Note laissée sans commentaire.',
  written: (date: string) => `Avis du ${date}`,
  visited: (date: string) => `Visite du ${date}`,
  notice: 'Signaler cet avis',
  /** Its name among those of the same page. */
  noticeOf: (author: string, day: string) => (day ? `(${isolated(author)}, ${day})` : `(${isolated(author)})`),
  answered: (date: string) => `Réponse de la maison, le ${date}`,
  checked: 'Relus avant publication, du plus récent au plus ancien.',
  rules: 'Avis\u00a0: règles de publication',
  newer: 'Avis plus récents',
  older: 'Plus d’avis',
  pages: 'Pages d’avis',
  page: (page: number, pages: number) => `Page ${page} sur ${pages}`,
  noSuchPage: 'Il n’y a pas d’avis sur cette page.',
  failure: 'Les avis n’ont pas pu être chargés.',
} as const
