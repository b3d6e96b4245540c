import { isPrivileged } from '@potager/domain/auth'
import { paths } from '@potager/domain/paths'
import { listMyRestaurants } from '@potager/domain/restaurant'
import { type ComponentType, lazy, Suspense } from 'react'
import { session } from '../platform/auth/session.ts'
import { useApiQuery } from '../platform/data/useApi.ts'
import { fetchAgain } from '../platform/lazy/missedStyles.ts'
import { supports } from '../platform/services.ts'
import { useNarrowing } from '../platform/task/narrowing.ts'

/** Pages for somebody who works for no restaurant yet. */
const openToAll: ReadonlySet<string> = new Set([
  paths.createRestaurant,
  paths.account,
  paths.restaurants,
  `${paths.consoleList('restaurants')}/:id`,
])

// By name: the call's own code belongs to pages that are opened later.
const listMembers = { name: 'listMembers', extension: true } as const

const NoRestaurant = lazy(() =>
  fetchAgain(async () => ({ default: (await import('./NoRestaurant.tsx')).NoRestaurant })),
)

const ClosedToTasks = lazy(() =>
  fetchAgain(async () => ({ default: (await import('../platform/task/ClosedToTasks.tsx')).ClosedToTasks })),
)

/**
 * Guards a page against somebody whose tasks do not open it, or who works for no restaurant: it then says why it is closed,
 * and who opens it. The latter only where the backend has teams: another one may let them in.
 */
export function staffOnly(path: string, Page: ComponentType): ComponentType {
  if (openToAll.has(path)) return Page
  return function StaffPage() {
    const asks = supports(listMembers) && !isPrivileged(session.read())
    const { data } = useApiQuery(listMyRestaurants, undefined, { enabled: asks })
    const narrowing = useNarrowing()
    const opening = narrowing?.closing(path)
    if (narrowing && opening) {
      return (
        <Suspense fallback={null}>
          <ClosedToTasks opening={opening} beginning={narrowing.beginning} />
        </Suspense>
      )
    }
    return asks && data?.length === 0 ? (
      <Suspense fallback={null}>
        <NoRestaurant />
      </Suspense>
    ) : (
      <Page />
    )
  }
}
