import { RecordLink } from '@potager/admin-kit'

type Mentioning = { restaurantId?: string; restaurantName?: string }

/** The restaurant of a record, linked to its record page. */
export function restaurantOf({ restaurantId = '', restaurantName }: Mentioning) {
  return (
    <RecordLink list="restaurants" id={restaurantId}>
      {restaurantName}
    </RecordLink>
  )
}
