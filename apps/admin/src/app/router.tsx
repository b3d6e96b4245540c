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
  // Told as a function, and with a fallback that is never seen: else the router draws nothing where a page's code has failed.
  lazy: async () => ({ Component: await fetchAgain(page.load) }),
  HydrateFallback: () => null,
  ErrorBoundary: PageError,
})

// Public pages belong to the other application: the browser loads them anew. An address that led here as it is would lead
// here for ever.
const outside: RouteObject = {
  path: '*',
  loader: ({ request }) => {
    if (request.url === location.href.replace(location.hash, '')) throw new Error(`No page at ${request.url}`)
    location.assign(request.url)
    return new Promise<never>(() => {})
  },
}

/**
 * The router of the back-office, on its way to the page of the address. Made once, outside React: one made while rendering
 * would be replaced by the next render.
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
