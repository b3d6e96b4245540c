import { listOrders, type Order } from '@potager/domain/order'
import { type ServiceColumn, ServiceScreen, type ServiceStatus } from '@potager/ui/service'
import { useEffect, useState } from 'react'
import { useApiQuery } from '../data/useApi.ts'
import { useRememberedRestaurant } from '../restaurants/useRememberedRestaurant.ts'
import { useRestaurants } from '../restaurants/useRestaurants.ts'
import { useNow } from '../time/useNow.ts'
import { useMoveQueue } from './useMoveQueue.ts'

const SIZE = 100

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
  const [restaurant, choose] = useRememberedRestaurant(restaurants.data)
  const queries = {
    PENDING: useOrders('PENDING'),
    CONFIRMED: useOrders('CONFIRMED'),
    PREPARING: useOrders('PREPARING'),
    READY: useOrders('READY'),
  }
  const { moves, take } = useMoveQueue()
  const { printing, print } = useTicketPrint()
  const now = useNow()
  const all = Object.values(queries)
  return (
    <ServiceScreen
      columns={{
        PENDING: columnOf(queries.PENDING, restaurant),
        CONFIRMED: columnOf(queries.CONFIRMED, restaurant),
        PREPARING: columnOf(queries.PREPARING, restaurant),
        READY: columnOf(queries.READY, restaurant),
      }}
      restaurants={restaurants.data ?? []}
      restaurant={restaurant}
      onRestaurant={choose}
      queued={new Map(moves.map(({ id, to }) => [id, to]))}
      printing={printing}
      cut={all.some(({ isError }) => isError)}
      now={now}
      onMove={({ id }, to) => take({ id, to })}
      onPrint={({ id }) => print(id)}
      onRetry={() => all.forEach(({ refetch }) => void refetch())}
    />
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
