import { setupWorker } from 'msw/browser'

/** One for all stories of a page: it is never stopped, which would lose what is under way, and answers by nothing in between. */
const worker = setupWorker()

let starting: Promise<unknown> | undefined

/** The worker, ready; it is fetched when the first story of a page asks for it. */
export async function startedWorker() {
  starting ??= worker.start({
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
    onUnhandledRequest: 'bypass',
    quiet: true,
  })
  await starting
  return worker
}
