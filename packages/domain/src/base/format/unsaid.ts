import { formatMessages } from '../messages/common.ts'
import { formatPlural } from './counts.ts'

/** A capacity with its noun: '40 places'; null is what nobody said. */
export function formatSeats(seats: number | null, one = 'place'): string {
  return seats === null ? formatMessages.unsaidSeats : formatPlural(seats, one)
}

/** '8 personnes'; null is what nobody said. */
export function formatPeople(people: number | null): string {
  return people === null ? formatMessages.unsaid : formatPlural(people, 'personne')
}
