import { formatCount, readableCode } from '@potager/domain/format'
import { consoleMessages, formatMessages, formatServices, homeMessages, weekdayLabels } from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import {
  addressLine,
  postalAddress,
  type Restaurant,
  servicesIn,
  toDayHours,
  updateRestaurant,
} from '@potager/domain/restaurant'
import { TextLink } from '@potager/ui/button'
import { Link } from 'react-router-dom'
import { supports } from '../../platform/services.ts'

export const featuresOf = ({ features }: Restaurant) => features.map(readableCode).join(', ')
export const addressOf = ({ address }: Restaurant) => postalAddress(address)
export const lineOf = ({ address }: Restaurant) => addressLine(address)
export const seatsOf = ({ seats }: Restaurant) => (seats === null ? formatMessages.unsaid : formatCount(seats))
export const hoursOf = ({ openingHours }: Restaurant) =>
  toDayHours(openingHours)
    .map(({ day, ...services }) => `${weekdayLabels[day]} ${formatServices(servicesIn(services))}`)
    .join('\n') || formatMessages.unsaid
export const roomsOf = ({ rooms }: Restaurant) =>
  rooms.map(({ name, capacity }) => `${name} (${capacity ?? formatMessages.unsaid})`).join('\n')

/** The name leads to the record, as in every list; where a restaurant cannot be edited, to its public page. */
export const nameOf = ({ id, name }: Restaurant) =>
  supports(updateRestaurant) ? (
    <TextLink component={Link} to={paths.consoleRecord('restaurants', id)}>
      {name}
    </TextLink>
  ) : (
    <TextLink href={paths.restaurant(id)}>{name}</TextLink>
  )

/** The public page is one of the other application: a plain link. */
export const pageOf = ({ id, name }: Restaurant) => (
  <TextLink href={paths.restaurant(id)} aria-label={consoleMessages.publicPageOf(name)}>
    {consoleMessages.publicPage}
  </TextLink>
)

/** A restaurant in three texts. */
export const restaurantRows = {
  rowClick: false as const,
  primaryText: nameOf,
  secondaryText: lineOf,
  tertiaryText: (restaurant: Restaurant) => (
    <>
      {homeMessages.places(restaurant.seats)}
      {supports(updateRestaurant) && pageOf(restaurant)}
    </>
  ),
}
