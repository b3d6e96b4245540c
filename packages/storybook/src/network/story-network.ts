import { contractNetwork, type Replies, type Reply } from '@potager/domain/fixtures'
import { getResponse, HttpResponse, http, type RequestHandler } from 'msw'
import { expect } from 'storybook/test'

const API = '/api'

const { fetch: send } = globalThis
let handlers: RequestHandler[] = []

const abortOf = ({ signal }: Request) =>
  new Promise<never>((_, reject) => {
    const abort = () => reject(signal.reason)
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort)
  })

// Replaces a service worker, which a sandboxed document cannot have. It may not read cookies either.
globalThis.fetch = async (input, init) => {
  const request = new Request(input, { ...init, credentials: 'omit' })
  const answered = await Promise.race([getResponse(handlers, request.clone()), abortOf(request)])
  if (!answered) return send(request)
  if (answered.type === 'error') throw new TypeError('Failed to fetch')
  return answered
}

/**
 * Answers API requests from `replies` according to the contract; a reply that rejects is a network error. `close`
 * aborts pending requests before the next story.
 */
function openNetwork(replies: Replies) {
  const network = contractNetwork(replies)
  const open = new AbortController()
  const closed = new Promise<null>((resolve) => {
    open.signal.addEventListener('abort', () => resolve(null))
  })

  const answer = http.all(`${API}/*`, async ({ request }) => {
    if (open.signal.aborted) return HttpResponse.error()
    const { pathname, search } = new URL(request.url)
    const sent = await request.text()
    const target = `${pathname.slice(API.length)}${search}`
    const answered = network.answer(request.method, target, sent ? JSON.parse(sent) : undefined)
    const given = await Promise.race([answered.catch(() => null), closed])
    return given ? Response.json(given.body, { status: given.status }) : HttpResponse.error()
  })

  handlers = [answer]
  return {
    network,
    close() {
      open.abort()
      handlers = []
    },
  }
}

/** A server error. */
export const broken: Reply = { status: 500, body: { message: 'Le service est indisponible.' } }

/** A server error on the first call, then `body`. */
export const brokenOnce =
  (body: unknown) =>
  (_: unknown, time: number): Reply =>
    time === 1 ? broken : { body }

/** A network error. */
export const unreachable = () => Promise.reject<Reply>(new Error('No network.'))

/** Never answers. */
export const silent = () => new Promise<Reply>(() => {})

/** For stories of whole pages: each in its own iframe, because they share the same API paths. */
export const ofWholePages = {
  page: true,
  docs: { story: { inline: false, height: '640px' } },
}

/**
 * The network of a file's stories. `saying` returns a story's `beforeEach`: its replies, beside the `common` ones, and
 * the setup and cleanup of `around`. `afterEach` fails on any request or reply outside the contract.
 */
export function storyNetwork(common: Replies = {}, around: () => () => void = () => () => {}) {
  let network = contractNetwork({})
  return {
    saying: (replies: Replies) => () => {
      const opened = openNetwork({ ...common, ...replies })
      network = opened.network
      const restore = around()
      return () => {
        opened.close()
        network = contractNetwork({})
        restore()
      }
    },
    asked: (call: string) => network.asked.filter((one) => one.call === call),
    afterEach: async () => {
      await expect(network.breaches).toEqual([])
    },
  }
}
