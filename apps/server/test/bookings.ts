import { addDays, todayInParis, weekdayOf } from '@potager/domain/time'
import type { Known } from './known.ts'

const WEEKS_OF_DEMO = 4
/** The same day for all tests of a run: a week that one of them took must stay taken. */
const today = todayInParis(Date.now())

/** A Saturday some weeks after all demo data: every restaurant of the demo is open then. */
export function saturdayIn(weeks: number): string {
  const from = addDays(today, 7 * (WEEKS_OF_DEMO + weeks))
  const days = Array.from({ length: 7 }, (_, day) => addDays(from, day))
  return days.find((day) => weekdayOf(day) === 'SATURDAY') ?? from
}

/** A reservation of the whole restaurant without conflicts, in its own week. */
export function fullReservation({ restaurant, customer }: Pick<Known, 'restaurant' | 'customer'>, weeks: number) {
  return {
    customerId: customer,
    restaurantId: restaurant,
    type: 'RESTAURANT_FULL',
    startTime: `${saturdayIn(weeks)}T19:00:00`,
    endTime: `${saturdayIn(weeks)}T21:00:00`,
    numberOfPeople: 20,
  }
}
