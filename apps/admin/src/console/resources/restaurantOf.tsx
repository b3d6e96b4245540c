import { RecordLink } from '../RecordLink.tsx'

type Mentioning = { restaurantId?: string; restaurantName?: string }

/** The restaurant that a record is of, as the way to its record. */
export function restaurantOf({ restaurantId = '', restaurantName }: Mentioning) {
  return (
    <RecordLink list="restaurants" id={restaurantId}>
      {restaurantName}
    </RecordLink>
  )
}
