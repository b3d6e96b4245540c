import { commonMessages, restaurantMenuMessages as text } from '@potager/domain/messages'
import { useId, useState } from 'react'
import { Button } from '../../components/button/index.ts'
import { DetailDialog } from '../../components/screen/index.ts'
import { RestaurantMenuList, type RestaurantMenuSectionProps } from './RestaurantMenuList.tsx'
import own from './restaurant-menu.module.css'

/** « Carte de ce restaurant » on its record: a category opens by itself where something is not as the group has it. */
export function RestaurantMenuSection(props: RestaurantMenuSectionProps) {
  const id = useId()
  return (
    <section className={own.section} aria-labelledby={id}>
      <h2 id={id}>{text.heading}</h2>
      <RestaurantMenuList {...props} folded />
    </section>
  )
}

export type RestaurantMenuDialogProps = RestaurantMenuSectionProps & {
  open: boolean
  restaurantName: string
  onClose: () => void
}

/** The menu of a restaurant over the kitchen's board. While a price is typed, nothing closes it. */
export function RestaurantMenuDialog({ open, restaurantName, onClose, ...props }: RestaurantMenuDialogProps) {
  const [editing, setEditing] = useState(false)
  return (
    <DetailDialog
      open={open}
      title={text.titleOf(restaurantName)}
      asking={editing}
      actions={editing ? null : <Button onClick={onClose}>{commonMessages.close}</Button>}
      onClose={() => !editing && onClose()}
    >
      <div className={own.inDialog}>
        <RestaurantMenuList {...props} onEditing={setEditing} />
      </div>
    </DetailDialog>
  )
}
