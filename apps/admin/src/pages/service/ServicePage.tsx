import { listOrders, type Order } from '@potager/domain/order'
import type { Restaurant } from '@potager/domain/restaurant'
import { listMenuEntries, updateMenuEntry } from '@potager/domain/restaurant-menu'
import { type ServiceColumn, ServiceScreen, type ServiceStatus } from '@potager/ui/service'
import { Suspense, useEffect, useState } from 'react'
import { useApiQuery } from '../../platform/data/useApi.ts'
import { lazyPart } from '../../platform/lazy/lazyDialog.tsx'
import { preferences, usePreferences } from '../../platform/preferences/preferences.ts'
import { supports } from '../../platform/services.ts'
import { useNow } from '../../platform/time/clock.ts'
import { useMayEdit } from '../restaurant/useMayEdit.ts'
import { useRememberedRestaurant } from '../restaurant/useRememberedRestaurant.tsx'
import { useRestaurants } from '../restaurant/useRestaurants.ts'
import { useMoveQueue } from './moveQueue.ts'

const SIZE = 100

/** Apart: the board itself opens without it. */
const MenuHere = lazyPart(async () => ({ default: (await import('./MenuHere.tsx')).MenuHere }))

const useOrders = (status: ServiceStatus) =>
  useApiQuery(listOrders, { status, page: 0, size: SIZE, sortDirection: 'asc' }, { keepPrevious: true })

function columnOf(query: ReturnType<typeof useOrders>, restaurant: string): ServiceColumn {
  const { data } = query
  const here = (order: Order) => !restaurant || order.restaurantId === undefined || order.restaurantId === restaurant
  return { orders: data?.items.filter(here) ?? null, more: (data?.total ?? 0) > SIZE }
}

/** « Service »: the kitchen's orders, oldest first; status changes made offline are sent later. */
export function ServicePage() {
  const restaurants = useRestaurants()
  const [chosen, choose] = useRememberedRestaurant(restaurants.data)
  const queries = {
    PENDING: useOrders('PENDING'),
    CONFIRMED: useOrders('CONFIRMED'),
    PREPARING: useOrders('PREPARING'),
    READY: useOrders('READY'),
  }
  const { moves, held, take, takeBack } = useMoveQueue()
  const { kitchen: alone } = usePreferences()
  const { printing, print } = useTicketPrint()
  const now = useNow()
  const all = Object.values(queries)
  // The specification's orders do not say their restaurant: there is none to choose then.
  const areTold =
    supports(listOrders, 'restaurantId') ||
    all.some(({ data }) => data?.items.some(({ restaurantId }) => restaurantId !== undefined))
  const restaurant = areTold ? chosen : ''
  const kitchen = kitchenOf(restaurants.data ?? [], restaurant)
  return (
    <ServiceScreen
      columns={{
        PENDING: columnOf(queries.PENDING, restaurant),
        CONFIRMED: columnOf(queries.CONFIRMED, restaurant),
        PREPARING: columnOf(queries.PREPARING, restaurant),
        READY: columnOf(queries.READY, restaurant),
      }}
      restaurants={areTold ? (restaurants.data ?? []) : []}
      menu={kitchen ? <KitchenMenu key={kitchen.id} {...kitchen} /> : null}
      restaurant={restaurant}
      onRestaurant={choose}
      queued={new Map(moves.map(({ id, to }) => [id, to]))}
      held={held}
      alone={alone}
      printing={printing}
      cut={all.some(({ isError }) => isError)}
      now={now}
      onMove={({ id }, to) => take({ id, to })}
      onTakeBack={({ id }) => takeBack(id)}
      onAlone={(wanted) => preferences.change({ kitchen: wanted })}
      onPrint={({ id }) => print(id)}
      onRetry={() => all.forEach(({ refetch }) => void refetch())}
    />
  )
}

/** The restaurant whose kitchen this is: the one chosen, or the only one. */
function kitchenOf(restaurants: readonly Restaurant[], chosen: string): Restaurant | undefined {
  return restaurants.length === 1 ? restaurants[0] : restaurants.find(({ id }) => id === chosen)
}

function KitchenMenu({ id, name }: Restaurant) {
  const mayEdit = useMayEdit({ id })
  if (!mayEdit || !supports(listMenuEntries) || !supports(updateMenuEntry)) return null
  return (
    <Suspense fallback={null}>
      <MenuHere id={id} name={name} />
    </Suspense>
  )
}

/** Prints one ticket: marks it in the page, opens the print dialog, then removes the mark. */
function useTicketPrint() {
  const [printing, print] = useState<string | null>(null)
  useEffect(() => {
    if (!printing) return
    window.print()
    print(null)
  }, [printing])
  return { printing, print }
}
