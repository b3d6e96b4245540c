import { formatPlural } from '../../base/format/counts.ts'
import { weekdayOf } from '../../base/time/index.ts'
import { type Schedule, servicesOf } from '../restaurant/opening-hours.ts'
import { describeException, formatServices, weekdayLabels } from '../restaurant/restaurant.messages.ts'
import { formatPeriod } from './booking.messages.ts'
import {
  type BookingPeriod,
  type Closure,
  LONGEST_BOOKING_DAYS,
  type PeriodProblem,
  serviceDay,
} from './booking-period.ts'

/** Field errors shared by reservations and event requests, in the exact words of the specification. */
export const bookingFieldErrors = {
  room: 'ID salle invalide',
  start: 'Date de début requise',
  end: 'Date de fin requise',
  endAfterStart: "L'heure de fin doit être après l'heure de début",
  peopleMin: 'Au moins 1 personne',
  peopleMax: (max: number) => `Maximum ${max} personnes`,
} as const

const skipped = 'Cette heure n’existe pas\u00a0: la nuit du passage à l’heure d’été va de 02:00 à 03:00.'

/** Why a room or restaurant cannot be booked, for reservations and event requests. */
export const bookingRefusals = {
  time: {
    'end-before-start': "L'heure de fin doit être après l'heure de début",
    'start-skipped': skipped,
    'end-skipped': skipped,
    past: 'La date de début est déjà passée.',
    'too-long': `La période dure au plus ${LONGEST_BOOKING_DAYS} jours.`,
  } satisfies Record<PeriodProblem, string>,
  peopleWhole: 'Le nombre de personnes doit être un entier',
  capacity: (max: number) => `La capacité maximale est de ${formatPlural(max, 'personne')}`,
  closed: (schedule: Schedule, { start }: BookingPeriod, { exception }: Closure) => {
    const closed = 'Le restaurant est fermé à cette période'
    if (exception) return `${closed}\u00a0: ${describeException(exception)}.`
    const day = serviceDay(schedule, start)
    const services = servicesOf(schedule, day)
    const open = services.length > 0 ? formatServices(services) : 'fermé'
    return `${closed} (${weekdayLabels[weekdayOf(day)]}\u00a0: ${open}).`
  },
  /** `holder` is null when the competing booking is not visible yet. */
  taken: (holder: { roomName: string | null; period: BookingPeriod } | null) =>
    holder
      ? `Cette période est déjà prise\u00a0: ${holder.roomName ?? 'restaurant entier'}, ${formatPeriod(holder.period)}.`
      : 'Cette période vient d’être prise par une autre demande.',
  unknownRestaurant: 'Restaurant inconnu',
  unknownRoom: 'Salle inconnue',
  unknownCustomer: 'Client inconnu',
  notReservable: 'Cette salle n’est pas réservable',
  forbidden: 'Vous ne travaillez pas pour ce restaurant.',
} as const
