import { restaurantMenuMessages as words } from '@potager/domain/messages'
import { Button } from '@potager/ui/button'
import { RestaurantMenuDialog } from '@potager/ui/restaurant'
import { useState } from 'react'
import { useRestaurantMenu } from '../restaurant/useRestaurantMenu.ts'

/** Opens the menu of the kitchen's restaurant, to take a dish off or put it back. */
export function MenuHere({ id, name }: { id: string; name: string }) {
  const [open, setOpen] = useState(false)
  const menu = useRestaurantMenu(id, open)
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {words.open}
      </Button>
      <RestaurantMenuDialog {...menu} open={open} restaurantName={name} onClose={() => setOpen(false)} />
    </>
  )
}
