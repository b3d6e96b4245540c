import type { DayServices, HoursException, OpeningHours, RestaurantFeature, Weekday } from '@potager/domain/restaurant'
import { addDays, type WallDate, weekdayOf } from '@potager/domain/time'
import type { NewRestaurant } from '../../api/restaurant/queries.ts'

type DemoRestaurant = Omit<NewRestaurant, 'id'> & { features: RestaurantFeature[] }

const week: readonly Weekday[] = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY']

/** The same hours every day except the closed ones; `special` days have their own. */
function hours(services: DayServices, closed: readonly Weekday[], special: OpeningHours = {}): OpeningHours {
  const open = week.filter((day) => !closed.includes(day)).map((day) => [day, services])
  return { ...Object.fromEntries(open), ...special }
}

function address(streetNumber: number, streetName: string, postalCode: string, city: string) {
  return { streetNumber, streetName, postalCode, city, country: 'France' }
}

const room = (name: string, capacity: number, reservable = true) => ({ name, capacity, reservable })

/**
 * Six restaurants in six cities; the first two belong to the demo owner. Phone numbers come from the ranges reserved
 * for fiction.
 */
export const demoRestaurants: readonly DemoRestaurant[] = [
  {
    name: 'La Fève Tonka',
    seats: 64,
    printers: 2,
    features: ['WIFI_HAUT_DEBIT', 'PLATEAUX_MEMBRES', 'PLATEAUX_LIVRABLE'],
    address: address(12, 'rue de la Juiverie', '44000', 'Nantes'),
    openingHours: hours({ start: '11:30', end: '22:00' }, ['SUNDAY', 'MONDAY']),
    rooms: [room('Salle des Halles', 24), room('Le Comptoir', 10), room('La Réserve', 6, false)],
    phone: '0261910012',
    description:
      'À deux pas de la place du Bouffay, une cuisine de marché qui change avec les arrivages des maraîchers de la vallée de la Loire.',
  },
  {
    name: 'Le Cardon Rouge',
    seats: 90,
    printers: 3,
    features: ['WIFI_HAUT_DEBIT', 'PLATEAUX_LIVRABLE'],
    address: address(8, 'quai Saint-Vincent', '69001', 'Lyon'),
    openingHours: hours({ start: '11:30', end: '22:30' }, [], {
      FRIDAY: { start: '11:30', end: '01:00' },
      SATURDAY: { start: '11:30', end: '01:00' },
    }),
    rooms: [room('Salle des Canuts', 40), room('La Traboule', 16)],
    phone: '0465710008',
    description:
      'Un bouchon sans viande au bord de la Saône : cardons, quenelles et cervelle de canut, ouvert tard en fin de semaine.',
  },
  {
    name: 'Aux Trois Chicons',
    seats: 48,
    printers: 1,
    features: ['WIFI_HAUT_DEBIT'],
    address: address(27, 'rue de Gand', '59800', 'Lille'),
    openingHours: hours({ start: '11:45', end: '21:30' }, ['SUNDAY']),
    rooms: [],
    phone: '0353010027',
    description: 'Une petite salle de briques du Vieux-Lille, des chicons de pleine terre et des bières des Flandres.',
  },
  {
    name: 'Garonne Verte',
    seats: 110,
    printers: 3,
    features: ['WIFI_HAUT_DEBIT', 'PLATEAUX_MEMBRES', 'PLATEAUX_LIVRABLE'],
    address: address(41, 'rue des Filatiers', '31000', 'Toulouse'),
    openingHours: hours({ start: '11:30', end: '22:30' }, ['MONDAY']),
    rooms: [room('Salle Pastel', 50), room('Le Patio', 30), room('L’Atelier', 12)],
    phone: '0536490041',
    description: 'Un patio, un figuier et des légumes du Lauragais ; les plateaux partent à vélo dans tout le centre.',
  },
  {
    name: 'Le Houblon Sauvage',
    seats: 72,
    printers: 2,
    features: ['PLATEAUX_MEMBRES'],
    address: address(5, 'quai des Bateliers', '67000', 'Strasbourg'),
    openingHours: hours({ start: '12:00', end: '22:00' }, ['TUESDAY']),
    rooms: [room('La Stub', 20), room('Salle de l’Ill', 35)],
    phone: '0353010005',
    description: 'Une winstub végétarienne face à l’Ill : choucroute de légumes fumés, spätzle maison et vins nature.',
  },
  {
    name: 'Blé Noir & Compagnie',
    seats: 56,
    printers: 2,
    features: ['WIFI_HAUT_DEBIT', 'PLATEAUX_MEMBRES'],
    address: address(19, 'rue Saint-Georges', '35000', 'Rennes'),
    openingHours: hours({ start: '11:45', end: '15:00', second: { start: '18:30', end: '22:30' } }, ['SUNDAY']),
    rooms: [room('L’Étage', 18)],
    phone: '0261910019',
    description: 'Des galettes de sarrasin bio garnies au fil des saisons, et le cidre fermier qui va avec.',
  },
]

/** The restaurant with a temporary closure. */
export const CLOSING = 'Le Cardon Rouge'

/** A closure from Monday to Thursday, after every booking of the demo. */
export function demoClosure(today: WallDate): Omit<HoursException, 'id'> {
  const soonest = addDays(today, 47)
  const from = addDays(soonest, (8 - week.indexOf(weekdayOf(soonest)) - 1) % 7)
  return { from, to: addDays(from, 3), hours: null, reason: 'travaux en cuisine' }
}
