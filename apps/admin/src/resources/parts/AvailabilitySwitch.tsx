import Switch from '@mui/material/Switch'
import { reasonOf } from '@potager/admin-kit/data'
import { type Dish, isOffered } from '@potager/domain/dish'
import { dishFieldLabels, backOfficeMessages as texts } from '@potager/domain/messages'
import { toast } from '@potager/ui/toast'
import { useUpdate } from 'react-admin'

/** Takes a dish off every restaurant's menu, or puts it back, in one tap. */
export function AvailabilitySwitch({ dish }: { dish: Dish }) {
  const [update, { isPending }] = useUpdate<Dish, Error>()
  const change = (available: boolean) =>
    void update(
      'dishes',
      { id: dish.id, data: { available }, previousData: dish },
      {
        // react-admin answers an ended session with an empty record: nothing was changed then.
        onSuccess: ({ name }: Partial<Dish>) => {
          if (name) toast.success(`${name} · ${available ? texts.availableDish : texts.unavailableDish}`)
        },
        onError: (error) => toast.error(reasonOf(error)),
      },
    )
  return (
    <Switch
      size="small"
      checked={isOffered(dish)}
      aria-busy={isPending}
      slotProps={{ input: { 'aria-label': `${dishFieldLabels.available} : ${dish.name}`, role: 'switch' } }}
      onChange={(_, available) => {
        if (!isPending) change(available)
      }}
    />
  )
}
