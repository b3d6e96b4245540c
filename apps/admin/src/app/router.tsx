import { isPrivileged } from '@potager/domain/auth'
import { backOfficeMessages } from '@potager/domain/messages'
import { type ConsoleName, listPath, movedTo, paths } from '@potager/domain/paths'
import { listMyRestaurants } from '@potager/domain/restaurant'
import { ErrorState } from '@potager/ui/feedback'
import {
  Children,
  type ComponentType,
  isValidElement,
  lazy,
  type ReactElement,
  type ReactNode,
  Suspense,
  useEffect,
} from 'react'
import { ResourceContextProvider } from 'react-admin'
import {
  createBrowserRouter,
  type LoaderFunctionArgs,
  type RouteObject,
  redirect,
  useRouteError,
} from 'react-router-dom'
import { createGuard } from '../platform/auth/departure.ts'
import { leaveForLogin } from '../platform/auth/leave.ts'
import { session } from '../platform/auth/session.ts'
import { useApiQuery } from '../platform/data/useApi.ts'
import { fetchAgain } from '../platform/lazy/lazyDialog.tsx'
import { supports } from '../platform/services.ts'
import { readNarrowing, useNarrowing } from '../platform/task/narrowing.ts'
import { type AdminProps, type LazyPage, Resource, type ResourceProps, Route, type RouteProps } from './Admin.tsx'
import { titleOf } from './titles.ts'

/** A guarded page: path, title and loader of its code. */
type Page = { path: string; title: string; load: LazyPage }

type Props = { children?: ReactNode }

/** Every page of an application: those of its `Resource` elements, at the addresses of their list and records, and its custom routes. */
export function pagesOf({ props: { children } }: ReactElement<Props>): readonly Page[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<Props>(child)) return []
    if (child.type === Resource) return resourcePages(child.props as ResourceProps)
    if (child.type !== Route) return pagesOf(child)
    const { path, lazy: load } = child.props as RouteProps
    return [{ path, title: titleOf[path] ?? '', load }]
  })
}

function resourcePages({ name, list, show }: ResourceProps): readonly Page[] {
  const path = listPath(name)
  const page = (at: string, view: LazyPage): Page => ({
    path: at,
    title: titleOf[path] ?? '',
    load: async () => ofResource(name, await view()),
  })
  return [page(path, list), page(`${paths.consoleList(name)}/:id`, show)]
}

function ofResource(name: ConsoleName, View: ComponentType): ComponentType {
  return function ResourcePage() {
    return (
      <ResourceContextProvider value={name}>
        <View />
      </ResourceContextProvider>
    )
  }
}

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

/** Shown in place of a page that failed to load or render; logs the cause to the console. */
function PageError() {
  const error = useRouteError()
  useEffect(() => console.error(error), [error])
  return (
    <ErrorState
      title={backOfficeMessages.crash}
      message={backOfficeMessages.crashHint}
      action={{ label: backOfficeMessages.reload, onClick: () => location.reload() }}
    />
  )
}

const toRoute = (page: Page): RouteObject => ({
  path: page.path,
  handle: { title: page.title },
  // A function, with an empty fallback: otherwise the router renders nothing when a page's code fails to load.
  lazy: async () => ({ Component: staffOnly(page.path, await fetchAgain(page.load)) }),
  HydrateFallback: () => null,
  ErrorBoundary: PageError,
})

/** The address to be at instead: react-admin's links name a list, a creation and a record by the resource. */
function elsewhere({ request }: Pick<LoaderFunctionArgs, 'request'>): string | null {
  const { pathname, search } = new URL(request.url)
  const moved = movedTo(pathname)
  return moved && moved + search
}

// Public pages belong to the other application: a full load, except for the current URL, which would loop.
const outside: RouteObject = {
  path: '*',
  loader: ({ request }) => {
    // The guard redirects.
    if (elsewhere({ request })) return null
    if (request.url === location.href.replace(location.hash, '')) throw new Error(`No page at ${request.url}`)
    location.assign(request.url)
    return new Promise<never>(() => {})
  },
}

/**
 * The router of an application's elements, already navigating to the current URL. Create it once, outside React: one created
 * during render would be replaced by the next render.
 */
export function createRouter(app: ReactElement<AdminProps>) {
  const guard = createGuard(session, leaveForLogin)
  return createBrowserRouter([
    {
      element: app,
      ErrorBoundary: PageError,
      loader: (visit) => {
        const leaving = guard()
        const moved = elsewhere(visit)
        return leaving ?? (moved ? redirect(moved) : readNarrowing())
      },
      shouldRevalidate: () => true,
      children: [...pagesOf(app).map(toRoute), outside],
    },
  ])
}
