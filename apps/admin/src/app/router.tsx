import type { Theme } from '@mui/material/styles'
import { createBrowserRouter, type RouteObject } from 'react-router-dom'
import { leaveForLogin } from '../auth/leave.ts'
import { session } from '../auth/session.ts'
import { createGuard } from './guard.ts'
import { fetchAgain } from './missedStyles.ts'
import { PageError } from './PageError.tsx'
import type { Page } from './page.ts'
import { pages } from './pages.ts'
import { Root } from './Root.tsx'

const toRoute = (page: Page): RouteObject => ({
  path: page.path,
  handle: { title: page.title },
  // A function, with an empty fallback: otherwise the router renders nothing when a page's code fails to load.
  lazy: async () => ({ Component: await fetchAgain(page.load) }),
  HydrateFallback: () => null,
  ErrorBoundary: PageError,
})

// Public pages belong to the other application: a full load, except for the current URL, which would loop.
const outside: RouteObject = {
  path: '*',
  loader: ({ request }) => {
    if (request.url === location.href.replace(location.hash, '')) throw new Error(`No page at ${request.url}`)
    location.assign(request.url)
    return new Promise<never>(() => {})
  },
}

/**
 * The router of the back-office, already navigating to the current URL. Create it once, outside React: one created
 * during render would be replaced by the next render.
 */
export const createRouter = (theme: Theme) =>
  createBrowserRouter([
    {
      element: <Root theme={theme} />,
      ErrorBoundary: PageError,
      loader: createGuard(session, leaveForLogin),
      shouldRevalidate: () => true,
      children: [...pages.map(toRoute), outside],
    },
  ])
