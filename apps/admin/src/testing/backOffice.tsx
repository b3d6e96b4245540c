import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Extensions } from '@potager/domain/api'
import { AUTH_STORAGE_KEY, serialiseAuth } from '@potager/domain/auth'
import { contractNetwork, type Replies, type Reply } from '@potager/domain/fixtures'
import { toast } from '@potager/ui/toast'
import { cleanup, render } from '@testing-library/react'
import { CoreAdminContext, memoryStore, type Store } from 'react-admin'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, onTestFinished } from 'vitest'

const manager = { accessToken: 'jeton', refreshToken: 'autre', username: 'gerant', role: 'MANAGER' }

let network = contractNetwork({})

async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const text = (await request.setEncoding('utf8').toArray()).join('')
  const sent = text ? JSON.parse(text) : undefined
  const { status, body } = await network.answer(request.method ?? 'GET', request.url ?? '/', sent)
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body ?? null))
}

// One server per process: the back-office reads its URL once, at load.
const server = createServer((request, response) => void serve(request, response))
await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
server.unref()

function tellAddress(): void {
  const { port } = server.address() as AddressInfo
  const config = document.createElement('script')
  Object.assign(config, { id: 'app-config', type: 'application/json' })
  config.textContent = JSON.stringify({ apiBase: `http://127.0.0.1:${port}`, extensions: true })
  document.body.replaceChildren(config)
}

tellAddress()
const { authProvider, config, dataProvider, queryClient } = await import('../services.ts')
const { i18nProvider } = await import('../app/i18n.ts')

function putBack(): void {
  cleanup()
  toast.remove()
  queryClient.clear()
  localStorage.clear()
  sessionStorage.clear()
  config.extensions = true
  const { breaches } = network
  network = contractNetwork({})
  expect(breaches).toEqual([])
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
  network = contractNetwork(replies)
  onTestFinished(putBack)

  return {
    asked: network.asked,
    queryClient,
    answer: (next: Replies) => {
      network = contractNetwork(next)
      return network.asked
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
