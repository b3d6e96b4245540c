import { createDataProvider } from '@potager/admin-kit/data'
import { AUTH_STORAGE_KEY, serialiseAuth } from '@potager/domain/auth'
import type { Replies } from '@potager/domain/fixtures'
import { ofWholePages, storyNetwork } from '@potager/storybook/network'
import { Toaster, toast } from '@potager/ui/toast'
import { type QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { DataProviderContext } from 'react-admin'
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, waitFor } from 'storybook/test'
import { api, supports } from '../platform/services.ts'

/** The fixed clock of the stories: a Saturday, 19:30 in Paris. */
const NOW = Date.parse('2026-11-21T18:30:00Z')

const manager = serialiseAuth({ accessToken: 'jeton', refreshToken: 'autre', username: 'gerant', role: 'MANAGER' })

/** Signs in and freezes the clock; returns the cleanup. */
function signIn() {
  const { now } = Date
  Date.now = () => NOW
  localStorage.setItem(AUTH_STORAGE_KEY, manager)
  return () => {
    toast.remove()
    Date.now = now
    localStorage.clear()
  }
}

/** The providers of a back-office page; reads do not retry, so that a failure shows at once. */
function Page({ at, onCache, children }: { at: string; onCache: (cache: QueryCache) => void; children: ReactNode }) {
  const [queryClient] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }))
  const [dataProvider] = useState(() => createDataProvider({ api, supports, queryClient }))
  useEffect(() => onCache(queryClient.getQueryCache()), [onCache, queryClient])
  return (
    <QueryClientProvider client={queryClient}>
      <DataProviderContext value={dataProvider}>
        <MemoryRouter initialEntries={[at]}>
          <main>{children}</main>
          <Toaster />
        </MemoryRouter>
      </DataProviderContext>
    </QueryClientProvider>
  )
}

/**
 * A back-office page from its network to the screen: `meta` for all its stories, `saying` for one; a story's parameter
 * `at` overrides the URL.
 */
export function storyBackOffice(at: string, common: Replies = {}) {
  const { afterEach, ...network } = storyNetwork(common, signIn)
  let cache: QueryCache | undefined
  const keep = (shown: QueryCache) => {
    cache = shown
  }
  return {
    ...network,
    failed: async (call: string) => {
      const failures = () =>
        cache?.getAll().filter(({ queryKey, state }) => queryKey[1] === call && state.status === 'error')
      await waitFor(() => expect(failures()).toHaveLength(1))
      await new Promise((drawn) => setTimeout(drawn, 100))
    },
    meta: {
      parameters: ofWholePages,
      decorators: [
        (Story: ComponentType, { parameters }: { parameters: { at?: string } }) => (
          <Page at={parameters.at ?? at} onCache={keep}>
            <Story />
          </Page>
        ),
      ],
      afterEach,
    },
  }
}

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
