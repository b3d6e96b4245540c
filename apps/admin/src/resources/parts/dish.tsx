import Switch from '@mui/material/Switch'
import { type UpdateProps, useCan } from '@potager/admin-kit'
import { reasonOf } from '@potager/admin-kit/data'
import { type Dish, importDishes, isOffered } from '@potager/domain/dish'
import { formatPriceTtc } from '@potager/domain/format'
import {
  dishFieldLabels,
  formatMessages,
  backOfficeMessages as texts,
  consoleMessages as words,
} from '@potager/domain/messages'
import { StatusChip } from '@potager/ui/list'
import { categoryLabel } from '@potager/ui/order'
import { toast } from '@potager/ui/toast'
import { type ReactNode, Suspense } from 'react'
import { useUpdate } from 'react-admin'
import { useAskedImport } from '../../pages/import/ImportLink.tsx'
import { lazyDialog } from '../../platform/lazy/lazyDialog.tsx'
import { supports } from '../../platform/services.ts'

/** Takes dishes off the menu or puts them back. */
export const dishActions: readonly UpdateProps<Dish>[] = [true, false].map((available) => ({
  label: available ? words.actions.offer : words.actions.withdraw,
  question: available ? words.questions.offer : words.questions.withdraw,
  fits: (dish) => dish.available !== available,
  data: { available },
  undo: () => ({ available: !available }),
}))

/** Takes a dish off every restaurant's menu, or puts it back, in one tap. */
function AvailabilitySwitch({ dish }: { dish: Dish }) {
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

export const categoryOf = ({ category }: Dish) => categoryLabel(category)
const stateOf = ({ available }: Dish) =>
  available === null ? formatMessages.unsaid : available ? texts.availableDish : texts.unavailableDish
export const dishStatus = (dish: Dish) => (
  <StatusChip tone={dish.available ? 'success' : 'neutral'} label={stateOf(dish)} />
)

/** Whether a dish is on the menu: with a switch for who may take it off. */
export function Availability({ dish }: { dish: Dish }) {
  return useCan('available', 'dishes') ? <AvailabilitySwitch dish={dish} /> : stateOf(dish)
}
export const availability = (dish: Dish) => <Availability dish={dish} />

/** A dish in two texts beside its name. */
export const dishRows = {
  secondaryText: (dish: Dish) => `${categoryOf(dish)} · ${formatPriceTtc(dish.price)}`,
  tertiaryText: availability,
}

const ImportDishes = lazyDialog(() => import('../../pages/dish/ImportDishes.tsx').then((module) => module.ImportDishes))

/** Around the list of dishes: `?action=import` opens the import of a file. */
export function ImportedDishes({ children }: { children: ReactNode }) {
  const { asked, close } = useAskedImport()
  return (
    <>
      {children}
      {asked && supports(importDishes) && (
        <Suspense>
          <ImportDishes onClose={close} />
        </Suspense>
      )}
    </>
  )
}
