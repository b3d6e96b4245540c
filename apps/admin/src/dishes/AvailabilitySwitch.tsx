import Switch from '@mui/material/Switch'
import { type Dish, setDishAvailability } from '@potager/domain/dish'
import { dishFieldLabels, backOfficeMessages as texts } from '@potager/domain/messages'
import { toast } from '@potager/ui/toast'
import { reasonOf } from '../data/failureOf.ts'
import { useApiMutation } from '../data/useApi.ts'
import { supports } from '../services.ts'

/** Takes a dish off the menu, or puts it back, in one tap; says which it is where the backend has no call for it. */
export function AvailabilitySwitch({ dish }: { dish: Dish }) {
  const { mutate, isPending } = useApiMutation(setDishAvailability, {
    onSuccess: ({ name, available }) =>
      toast.success(`${name} : ${available ? texts.availableDish : texts.unavailableDish}`),
    onError: (error) => toast.error(reasonOf(error)),
  })
  if (!supports(setDishAvailability)) return dish.available ? texts.availableDish : texts.unavailableDish
  return (
    <Switch
      size="small"
      checked={dish.available}
      aria-busy={isPending}
      slotProps={{ input: { 'aria-label': `${dishFieldLabels.available} : ${dish.name}`, role: 'switch' } }}
      onChange={(_, available) => {
        if (!isPending) mutate({ id: dish.id, available })
      }}
    />
  )
}
