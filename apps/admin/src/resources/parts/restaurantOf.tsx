import { RecordLink, UpdateButton, type UpdateProps } from '@potager/admin-kit'

/** The buttons of changes, for the page of a record and for the selected rows of its list. */
export function buttonsOf<Row extends { id: string }>(changes: readonly UpdateProps<Row>[]) {
  return changes.map((change) => <UpdateButton key={change.label} {...change} />)
}

type Mentioning = { restaurantId?: string; restaurantName?: string }

/** The restaurant of a record, linked to its record page. */
export function restaurantOf({ restaurantId = '', restaurantName }: Mentioning) {
  return (
    <RecordLink list="restaurants" id={restaurantId}>
      {restaurantName}
    </RecordLink>
  )
}
