/** Date and time fields, and the calendar of the former. */
export const dateMessages = {
  dateShape: 'jj/mm/aaaa',
  timeShape: 'hh:mm',
  open: 'Ouvrir le calendrier',
  calendar: 'Calendrier',
  previousMonth: 'Mois précédent',
  nextMonth: 'Mois suivant',
  today: 'Aujourd’hui',
  clear: 'Effacer',
  unreadableDate: 'Ce n’est pas une date. Écrivez par exemple 21/11/2026.',
  unreadableTime: 'Ce n’est pas une heure. Écrivez par exemple 19:30.',
} as const
