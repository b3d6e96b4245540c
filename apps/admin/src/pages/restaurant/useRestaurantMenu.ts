import { reasonOf } from '@potager/admin-kit/data'
import { restaurantMenuMessages as words } from '@potager/domain/messages'
import { listMenuEntries, type MenuEntry, type OfferState, updateMenuEntry } from '@potager/domain/restaurant-menu'
import type { RestaurantMenuSectionProps } from '@potager/ui/restaurant'
import { toast } from '@potager/ui/toast'
import { useApiMutation, useApiQuery } from '../../platform/data/useApi.ts'
import { useNow } from '../../platform/time/clock.ts'

/** The menu of a restaurant, read and changed over the version that was read. */
export function useRestaurantMenu(restaurantId: string, enabled = true): RestaurantMenuSectionProps {
  const now = useNow()
  const { data, error, refetch } = useApiQuery(listMenuEntries, restaurantId, { enabled })
  const change = useApiMutation(updateMenuEntry, { onSuccess: () => toast.success(words.saved) })
  const of = ({ dishId, version }: MenuEntry) => ({ restaurantId, dishId, version })
  return {
    entries: data ?? null,
    now,
    failure: error && !data ? words.failure : null,
    onRetry: () => void refetch(),
    onState: (entry: MenuEntry, state: OfferState) =>
      change.mutate({ ...of(entry), state }, { onError: (refusal) => toast.error(reasonOf(refusal)) }),
    onPrice: (entry, ownPrice) =>
      change.mutateAsync({ ...of(entry), ownPrice }).then(
        () => null,
        (refusal: Parameters<typeof reasonOf>[0]) => reasonOf(refusal),
      ),
  }
}
