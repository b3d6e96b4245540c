import { DateInput, type ExportForm } from '@potager/admin-kit'
import { asText } from '@potager/admin-kit/query'
import { filterLabels, exportMessages as words } from '@potager/domain/messages'
import { OrderRestaurantInput } from './OrderRestaurantInput.tsx'
import { RestaurantInput } from './RestaurantInput.tsx'

/** Refuses a period that ends before it begins. */
const afterFrom = (to: unknown, { from }: Record<string, unknown>) =>
  asText(to) !== '' && asText(to) < asText(from) ? words.badPeriod : undefined

const period = (
  <>
    <DateInput source="from" label={filterLabels.from} />
    <DateInput source="to" label={filterLabels.to} validate={afterFrom} />
  </>
)

/** The day that the list shows is both ends of the period. */
const ofShownDay: NonNullable<ExportForm['start']> = ({ day, ...others }) =>
  day === undefined ? others : { ...others, from: day, to: day }

/** What is exported of a list that a day filters. */
export const ofPeriod: ExportForm = { inputs: period, sources: ['from', 'to'], start: ofShownDay }

/** What is exported of the orders: by restaurant too, where the backend filters them by it. */
export const ofOrders: ExportForm = {
  inputs: (
    <>
      {period}
      <OrderRestaurantInput />
    </>
  ),
  sources: ['from', 'to', 'restaurantId'],
  start: ofShownDay,
}

/** What is exported of a list that a restaurant filters. */
export const ofRestaurant: ExportForm = { inputs: <RestaurantInput />, sources: ['restaurantId'] }

/** What is exported of a list that a day and a restaurant filter. */
export const ofPeriodAndRestaurant: ExportForm = {
  inputs: (
    <>
      {period}
      <RestaurantInput />
    </>
  ),
  sources: ['from', 'to', 'restaurantId'],
  start: ofShownDay,
}
