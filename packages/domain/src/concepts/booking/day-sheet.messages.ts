import { formatPlural } from '../../base/format/counts.ts'

/** The sheet of a day: who comes, on paper. */
export const daySheetMessages = {
  open: 'Feuille du jour',
  print: 'Imprimer',
  columns: {
    hours: 'Heure',
    name: 'Nom',
    people: 'Pers.',
    phone: 'Téléphone',
    room: 'Salle',
    status: 'Statut',
    notes: 'Remarques',
  },
  /** '4 réservations et événements · 38 personnes'. */
  totals: (bookings: number, people: number) =>
    `${formatPlural(bookings, 'réservation ou événement', 'réservations et événements')} · ${formatPlural(people, 'personne')}`,
  /** 'Aucune réservation le samedi 28 novembre 2026 · La Fève Tonka', of all restaurants without a name. */
  nothing: (day: string, restaurant = '') => `Aucune réservation le ${day}${restaurant && ` · ${restaurant}`}`,
  nothingHint: 'Ce qui est réservé ou demandé pour ce jour s’y inscrit, à son heure.',
  cancelled: 'Ce qui est annulé ou refusé n’y figure pas.',
  since: (when: string) => `depuis le ${when}`,
  until: (when: string) => `jusqu’au ${when}`,
} as const
