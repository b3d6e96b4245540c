import { DateInput } from '@potager/admin-kit'
import { asText } from '@potager/admin-kit/query'
import { filterLabels, exportMessages as words } from '@potager/domain/messages'
import { RestaurantInput } from './filterInputs.tsx'

/** Refuses a period that ends before it begins. */
const afterFrom = (to: unknown, { from }: Record<string, unknown>) =>
  asText(to) !== '' && asText(to) < asText(from) ? words.badPeriod : undefined

/** The days of what is exported, each end open. */
export const period = (
  <>
    <DateInput source="from" label={filterLabels.from} />
    <DateInput source="to" label={filterLabels.to} validate={afterFrom} />
  </>
)

/** The restaurant of what is exported. */
export const restaurant = <RestaurantInput />

/** Both. */
export const periodAndRestaurant = (
  <>
    {period}
    {restaurant}
  </>
)
