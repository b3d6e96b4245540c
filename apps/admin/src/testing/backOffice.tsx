import { frenchI18nProvider as i18nProvider } from '@potager/admin-kit/i18n'
import type { Extensions } from '@potager/domain/api'
import { AUTH_STORAGE_KEY, serialiseAuth } from '@potager/domain/auth'
import { contractNetwork, type Replies, type Reply } from '@potager/domain/fixtures'
import { Toaster, toast } from '@potager/ui/toast'
import { cleanup, render } from '@testing-library/react'
import { CoreAdminContext, memoryStore, type Store } from 'react-admin'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, onTestFinished } from 'vitest'
import { authProvider, config, dataProvider, dialect, queryClient } from '../platform/services.ts'
import { answerFrom } from './server.ts'

const manager = { accessToken: 'jeton', refreshToken: 'autre', username: 'gerant', role: 'MANAGER' }

// Loaded by the first read and the first write, with what the kit's testing loads: no test waits for it.
const { adapters } = await import('@potager/admin-kit/testing')
await Promise.all(Object.values(adapters).map((load) => load()))

function putBack(): void {
  cleanup()
  toast.remove()
  queryClient.clear()
  localStorage.clear()
  sessionStorage.clear()
  config.extensions = true
  dialect.restore()
  expect(answerFrom(contractNetwork({})).breaches).toEqual([])
}

/** A page of a list as the server sends it; complete by default. */
export function answerPage<Row>(content: readonly Row[], { total = content.length, size = 100, last = true } = {}) {
  return { content, totalElements: total, totalPages: Math.ceil(total / size), first: true, last }
}

/** An answer that the test releases. */
export function pendingReply() {
  let give: (reply: Reply) => void = () => {}
  const reply = new Promise<Reply>((resolve) => {
    give = resolve
  })
  return { reply, give }
}

/**
 * The back-office for one test: a signed-in user and a real server that answers each call by its name. An unnamed call,
 * or one that violates the contract, fails the test. `extensions` is what the backend has beyond the specification;
 * calls are still written as our server takes them.
 */
export function backOffice(
  replies: Replies = {},
  { auth = manager, extensions = true }: { auth?: typeof manager; extensions?: Extensions } = {},
) {
  config.extensions = extensions
  localStorage.setItem(AUTH_STORAGE_KEY, serialiseAuth(auth))
  const network = contractNetwork(replies)
  answerFrom(network)
  onTestFinished(putBack)

  return {
    asked: network.asked,
    queryClient,
    dataProvider,
    answer: (next: Replies) => {
      const changed = contractNetwork(next)
      answerFrom(changed)
      return changed.asked
    },
    /** Runs a hook in a page at a URL: `result.current` is its latest value, `address` the page's current URL. */
    run: <Result,>(hook: () => Result, at = '/', store: Store = memoryStore()) => {
      const result: { current: Result } = { current: undefined as Result }
      function Probe() {
        result.current = hook()
        return null
      }
      const contexts = { authProvider, dataProvider, i18nProvider, queryClient, store }
      const page = (
        <CoreAdminContext {...contexts}>
          <Probe />
        </CoreAdminContext>
      )
      const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [at] })
      const { unmount } = render(<RouterProvider router={router} />)
      const address = () => router.state.location.pathname + router.state.location.search
      return { result, router, address, unmount }
    },
  }
}

function told(card: Element): string {
  const text = card.textContent ?? ''
  if (card.getAttribute('role') === 'alert') return `! ${text}`
  return card.firstElementChild?.matches('svg') ? `✓ ${text}` : text
}

/** Renders the page's toasts; returns their texts, latest first: « ! » before errors, « ✓ » before successes. */
export function shownToasts(): () => string[] {
  const { container } = render(<Toaster />)
  return () => [...container.querySelectorAll('[role=status], [role=alert]')].map(told)
}
