import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'

/** Puts a story in place of the page of a route, which has this title. */
export function inRoute(at: string, title: string) {
  return function Route(Story: ComponentType) {
    const [queryClient] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }))
    const [router] = useState(() =>
      createMemoryRouter([{ path: '*', element: <Story />, handle: { title } }], { initialEntries: [at] }),
    )
    return (
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    )
  }
}
