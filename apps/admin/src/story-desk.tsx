import { AUTH_STORAGE_KEY, serialiseAuth } from '@potager/domain/auth'
import { contractNetwork, type Replies } from '@potager/domain/fixtures'
import { Toaster, toast } from '@potager/ui/toast'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { MemoryRouter } from 'react-router-dom'

/** A Saturday at 19:30 in Paris, when stories of the back-office take place. */
const NOW = Date.parse('2026-11-21T18:30:00Z')

/** Who is signed in: a manager. */
const manager = serialiseAuth({ accessToken: 'jeton', refreshToken: 'autre', username: 'gerant', role: 'MANAGER' })

/**
 * Opens the back-office on a network that is the contract, somebody signed in, at a fixed hour. `network` tells what was
 * asked and what the contract does not have; `close` puts everything back.
 */
export function openDesk(replies: Replies) {
  const network = contractNetwork('/api', replies)
  const { fetch } = globalThis
  const { now } = Date
  globalThis.fetch = network.through(fetch)
  Date.now = () => NOW
  localStorage.setItem(AUTH_STORAGE_KEY, manager)
  const close = () => {
    toast.remove()
    globalThis.fetch = fetch
    Date.now = now
    localStorage.removeItem(AUTH_STORAGE_KEY)
  }
  return { network, close }
}

/** What a page of the back-office stands in; reads are not repeated by themselves, so that a failure shows at once. */
export function Desk({ at, children }: { at: string; children: ReactNode }) {
  const [queryClient] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }))
  return (
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[at]}>
        <main>{children}</main>
        <Toaster />
      </MemoryRouter>
    </QueryClientProvider>
  )
}
