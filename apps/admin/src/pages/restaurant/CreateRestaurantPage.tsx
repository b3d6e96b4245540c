import { restaurantMessages } from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import {
  createRestaurant,
  draftFieldOf,
  type Restaurant,
  type RestaurantDraft,
  restaurantError,
  updateRestaurant,
} from '@potager/domain/restaurant'
import { emptyRestaurant, RestaurantForm } from '@potager/ui/restaurant'
import { leaveFlash } from '@potager/ui/toast'
import { useNavigate } from 'react-router-dom'
import { useCreation } from '../../platform/data/useCreation.ts'
import { useRecords } from '../../platform/data/useRecords.ts'
import { formCodec, useRestoredForm } from '../../platform/draft/draftStore.ts'
import { useLeaveGuard } from '../../platform/leave/useLeaveGuard.tsx'
import { supports } from '../../platform/services.ts'

const codec = formCodec('new-restaurant', emptyRestaurant)

/** Creates a restaurant; success leads to the public home page, which shows it. */
export function CreateRestaurantPage() {
  const navigate = useNavigate()
  const { restored, keep } = useRestoredForm(codec)
  const { setDirty, release } = useLeaveGuard(keep)
  const { create } = useRecords<Restaurant>('restaurants')
  const { send, submitting, serverErrors } = useCreation<RestaurantDraft, Restaurant>(create, {
    refusal: restaurantError,
    fieldOf: draftFieldOf,
    onCreated: () => {
      release()
      leaveFlash(restaurantMessages.created)
      location.assign(paths.home)
    },
  })
  return (
    <RestaurantForm
      twoServices={supports(createRestaurant, 'openingHours2')}
      // Our own calls take a house without number, the specification's do not.
      numberless={supports(updateRestaurant)}
      submitting={submitting}
      serverErrors={serverErrors}
      onSubmit={send}
      onCancel={() => void navigate(paths.restaurants)}
      onDirty={setDirty}
      restored={restored}
    />
  )
}
