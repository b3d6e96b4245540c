import { HttpResponse, http } from 'msw'
import { contractNetwork, type Replies } from '../../packages/domain/src/fixtures/index.ts'
import { startedWorker } from './worker.ts'

const API = '/api'
const END = `${API}/end-of-story`

/**
 * Puts the contract between the page and its server, and answers as `replies` say; one that rejects is a server that cannot
 * be reached. `close` lets go of what is still asked before another story begins.
 */
export async function openNetwork(replies: Replies) {
  const worker = await startedWorker()
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
  const end = http.post(END, () => new HttpResponse(null, { status: 204 }))

  worker.use(end, answer)
  return {
    network,
    async close() {
      open.abort()
      // Requests reach the worker in their order: once this one is answered, all of this story's have come.
      await fetch(END, { method: 'POST', body: 'end' })
      worker.resetHandlers()
    },
  }
}
