// The manager's first page: at most 250 kB of compressed JavaScript before the orders show.
import { report } from './lib/figures.mjs'
import { measure } from './lib/page.mjs'
import { signIn, startServer } from './lib/server.mjs'

const server = await startServer()
try {
  const auth = await signIn(server.url)
  const seen = await measure(`${server.url}/dashboard`, {
    storage: { 'auth-storage': JSON.stringify({ state: { authData: auth }, version: 0 }) },
    viewport: { width: 1366, height: 768 },
    ready: 'article',
  })
  console.log('/dashboard — first load, cold cache')
  report('JavaScript, compressed', seen.scriptBytes / 1000, 'kB', 250)
  report('files', seen.scripts.length, '')
  report('LCP, no throttling', seen.lcp, 'ms')
  report('CLS', seen.cls, '', 0.02)
} finally {
  await server.discard()
}
