import Switch from '@mui/material/Switch'
import { errorMessage } from '@potager/domain/api'
import { type Dish, setDishAvailability } from '@potager/domain/dish'
import { commonMessages, dishFieldLabels, backOfficeMessages as texts } from '@potager/domain/messages'
import { toast } from '@potager/ui/toast'
import { useApiMutation } from '../data/useApi.ts'

/** Takes a dish off the menu, or puts it back, in one tap. */
export function AvailabilitySwitch({ dish }: { dish: Dish }) {
  const { mutate, isPending } = useApiMutation(setDishAvailability, {
    onSuccess: ({ name, available }) =>
      toast.success(`${name} : ${available ? texts.availableDish : texts.unavailableDish}`),
    onError: (error) => toast.error(errorMessage(error) ?? commonMessages.unknownError),
  })
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
