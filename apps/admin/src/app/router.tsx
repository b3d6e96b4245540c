import { backOfficeMessages } from '@potager/domain/messages'
import { movedTo } from '@potager/domain/paths'
import { ErrorState } from '@potager/ui/feedback'
import { type ReactElement, useEffect } from 'react'
import {
  createBrowserRouter,
  type LoaderFunctionArgs,
  type RouteObject,
  redirect,
  useRouteError,
} from 'react-router-dom'
import { leaveForLogin } from '../platform/auth/leave.ts'
import { session } from '../platform/auth/session.ts'
import { fetchAgain } from '../platform/lazy/missedStyles.ts'
import { readNarrowing } from '../platform/task/narrowing.ts'
import type { AdminProps } from './Admin.tsx'
import { createGuard } from './guard.ts'
import { type Page, pagesOf } from './routes.tsx'
import { staffOnly } from './staffOnly.tsx'

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
