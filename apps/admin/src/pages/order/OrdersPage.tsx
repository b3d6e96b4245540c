import { failureOf } from '@potager/admin-kit/data'
import { displayName } from '@potager/domain/auth'
import { orderMessages } from '@potager/domain/messages'
import { listOrders } from '@potager/domain/order'
import { paths } from '@potager/domain/paths'
import { todayInParis } from '@potager/domain/time'
import { isFiltered, type OrderFilters, OrdersScreen } from '@potager/ui/order'
import { Suspense, useState } from 'react'
import { session } from '../../platform/auth/session.ts'
import { useApiQuery } from '../../platform/data/useApi.ts'
import { lazyPart } from '../../platform/lazy/lazyDialog.tsx'
import { shownPage, useAddress, useLastPage } from '../../platform/list/address.ts'
import { storageKeyOf } from '../../platform/list/listStorage.ts'
import { CreateLink } from '../../platform/navigation/links.tsx'
import { supports } from '../../platform/services.ts'
import { useNow } from '../../platform/time/clock.ts'
import { DaySection } from '../day/DaySection.tsx'
import { useDay } from '../day/useDay.ts'
import { useFirstSteps } from '../first-steps/useFirstSteps.tsx'
import { OpenOrder, useOrderMoves } from './OpenOrder.tsx'
import { orderAddress, REMEMBERED_RESTAURANT, toOrderFilter } from './orderAddress.ts'
import type { RestaurantFilterProps } from './RestaurantFilter.tsx'

// Not before the orders: most of it is what reads restaurants.
const RestaurantFilter = lazyPart(async () => ({ default: (await import('./RestaurantFilter.tsx')).RestaurantFilter }))

/** The filter by restaurant, whose code comes once the orders are there. */
function LateRestaurantFilter(props: RestaurantFilterProps) {
  return (
    <Suspense>
      <RestaurantFilter {...props} />
    </Suspense>
  )
}

/** « Gestion des Commandes » over the live order list: filters, page and open order are in the URL. */
export function OrdersPage() {
  const [query, go] = useAddress(orderAddress)
  const [restaurant, remember] = useOrdersRestaurant(query.restaurant)
  const filters: OrderFilters = { ...query.filters, ...(restaurant && { restaurant }) }
  const orders = useApiQuery(listOrders, toOrderFilter({ ...query, restaurant }), { keepPrevious: true })
  const { moving, move } = useOrderMoves()
  const now = useNow()
  const { panel: firstSteps, pending: stepsPending } = useFirstSteps(orders.data?.total === 0 && !isFiltered(filters))
  const { day } = useDay(todayInParis(now), !orders.isPending)

  const totalPages = orders.isPlaceholderData ? null : (orders.data?.totalPages ?? null)
  const leaving = useLastPage(query.page, totalPages, (page) => go({ page }, { replace: true }))

  function filter({ restaurant: chosen = '', ...others }: OrderFilters) {
    remember(chosen)
    go({ filters: others, restaurant: chosen || null, page: 0 })
  }

  return (
    <>
      <OrdersScreen
        day={<DaySection ready={!orders.isPending} />}
        totals={restaurant ? undefined : day?.orders}
        firstSteps={firstSteps}
        orders={leaving || stepsPending ? null : shownPage(orders)}
        failure={failureOf(orders.error)}
        refreshing={orders.isRefetching}
        filters={filters}
        restaurantFilter={
          restaurant !== null &&
          !orders.isPending && (
            <LateRestaurantFilter
              value={restaurant}
              onChoose={(chosen) => filter({ ...query.filters, ...(chosen && { restaurant: chosen }) })}
            />
          )
        }
        page={query.page}
        moving={moving}
        now={now}
        newOrder={<CreateLink to={paths.createOrder}>{orderMessages.newOrder}</CreateLink>}
        onFilter={filter}
        onPage={(page) => go({ page })}
        onRefresh={() => void orders.refetch()}
        onOpen={({ id }) => go({ order: id })}
        onMove={move}
      />
      <OpenOrder
        id={query.order}
        known={orders.data?.items}
        moving={moving}
        onMove={move}
        onClose={() => go({ order: null }, { replace: true })}
      />
    </>
  )
}

function read(key: string): string {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

/**
 * The restaurant whose orders are listed, '' for all: the one that the address asks for, else the one of last time. It
 * is kept apart from the restaurant that a person works in, which taking an order changes: orders of the others would
 * leave the list without anybody's wish. Null where the backend does not filter by it.
 * @param said an id, '' for all, null where the address does not say
 */
export function useOrdersRestaurant(said: string | null) {
  const key = storageKeyOf(displayName(session.read()) ?? '', REMEMBERED_RESTAURANT)
  const [remembered, setRemembered] = useState(() => read(key))
  function remember(id: string) {
    setRemembered(id)
    try {
      // The document asks ahead for the orders of all where there is none.
      if (id) localStorage.setItem(key, id)
      else localStorage.removeItem(key)
    } catch {
      // Without storage the choice lives as long as the page.
    }
  }
  return [supports(listOrders, 'restaurantId') ? (said ?? remembered) : null, remember] as const
}
