import { formatCount, formatPlural } from '../../base/format/counts.ts'
import { formatDate } from '../../base/format/dates.ts'
import { pageTitles } from '../../base/messages/titles.ts'

/** Why a period has no figures. */
export const figuresMessages = {
  badPeriod: 'La fin précède le début',
  longPeriod: 'La période compte au plus 366\u00a0jours',
} as const

/** What the house sold and what was booked; all texts are ours. */
export const figuresScreenMessages = {
  title: pageTitles.figures,
  filters: 'Période et restaurant',
  period: 'Période',
  periods: {
    week: '7\u00a0jours',
    month: '30\u00a0jours',
    'this-month': 'Ce mois-ci',
    'last-week': 'La semaine dernière',
    'last-month': 'Le mois dernier',
    custom: 'Autres dates',
  },
  from: 'Du',
  to: 'Au',
  restaurant: 'Restaurant',
  everywhere: 'Tous les restaurants',
  reset: 'Revenir à 30\u00a0jours',
  of: ({ from, to }: { from: string; to: string }) =>
    from === to ? `Le ${formatDate(from)}` : `Du ${formatDate(from)} au ${formatDate(to)}`,
  against: ({ from, to }: { from: string; to: string }) =>
    `comparé à la même durée juste avant, du ${formatDate(from)} au ${formatDate(to)}`,
  orders: 'Ventes',
  bookings: 'Réservations et salles',
  sold: 'Chiffres des ventes',
  booked: 'Chiffres des réservations',
  revenue: 'Chiffre d’affaires',
  orderCount: 'Commandes',
  basket: 'Panier moyen',
  best: 'Meilleur jour',
  print: 'Imprimer',
  canceled: 'Les commandes annulées ne sont pas comptées. Montants TTC.',
  bookingCount: 'Réservations',
  bookingCountHint: 'non annulées, avec les événements confirmés',
  guests: 'Personnes attendues',
  noShows: 'Absences',
  noShowsHint: (begun: number) =>
    `notées, sur ${formatPlural(begun, 'réservation commencée', 'réservations commencées')}`,
  filling: 'Places occupées',
  fillingHint: 'personnes attendues, sur les places des salles réservées',
  titles: {
    revenue: { day: 'Chiffre d’affaires par jour', week: 'Chiffre d’affaires par semaine' },
    hours: 'Commandes par jour et par heure',
    services: 'Midi et soir',
    restaurants: 'Restaurants',
    dishes: 'Plats qui rapportent le plus',
    bookings: { day: 'Réservations par jour', week: 'Réservations par semaine' },
    rooms: 'Occupation des salles',
  },
  service: { LUNCH: 'Midi', DINNER: 'Soir' },
  servicesNote: 'Midi de 5\u00a0h à 16\u00a0h, soir ensuite, à l’heure du restaurant.',
  hoursNote: 'À l’heure du restaurant.',
  dishesNote: (listed: number, distinct: number) =>
    distinct > listed
      ? `Les ${formatCount(listed)} premiers, sur ${formatPlural(distinct, 'plat vendu', 'plats vendus')}.`
      : '',
  roomsNote: 'Personnes attendues, sur les places d’aujourd’hui de la salle, une fois par réservation.',
  weekdays: ['Lundi', 'Mardi', 'Mercredi', 'Jeudi', 'Vendredi', 'Samedi', 'Dimanche'],
  columns: {
    from: 'Du',
    to: 'Au',
    weekday: 'Jour',
    hour: (hour: number) => `${hour}\u00a0h`,
    service: 'Service',
    restaurant: 'Restaurant',
    dish: 'Plat',
    room: 'Salle',
    orders: 'Commandes',
    revenue: 'Chiffre d’affaires (€)',
    previousOrders: 'Commandes, période précédente',
    previousRevenue: 'Chiffre d’affaires, période précédente (€)',
    portions: 'Portions',
    previousPortions: 'Portions, période précédente',
    reservations: 'Réservations',
    events: 'Événements',
    guests: 'Personnes',
    bookings: 'Réservations et événements',
    hours: 'Heures réservées',
    seats: 'Places',
    filling: 'Places occupées (%)',
  },
  wholeRestaurant: 'Restaurant entier',
  orderSample: (count: number) => `n = ${formatPlural(count, 'commande')}`,
  bookingSample: (count: number) => `n = ${formatPlural(count, 'réservation')}`,
  dataSince: (since: string) => `Les données commencent le ${formatDate(since)}\u00a0: aucune évolution n’est donnée.`,
  noOrderYet: 'Aucune commande pour le moment',
  noOrderYetHint:
    'Le chiffre d’affaires par jour, par heure, par service et par plat s’affiche ici dès la première commande.',
  noBookingYet: 'Aucune réservation pour le moment',
  noBookingYetHint: 'Les réservations par jour et l’occupation des salles s’affichent ici dès la première réservation.',
  noOrder: 'Aucune commande sur cette période',
  noBooking: 'Aucune réservation sur cette période',
  otherPeriod: 'Choisissez une autre période.',
  unavailable: 'Ce service ne donne pas de chiffres',
} as const
