import { registerCaller } from '../../apps/server/test/access/callers.ts'
import { accounts, FORGED, problemsOf, sampleRequests } from '../../apps/server/test/generated/request.ts'
import { contract } from '../../packages/domain/src/contract/index.ts'
import { callerAt } from '../lib/network.mjs'

/** Generated requests; more than 5,000 of them are invalid. */
const GENERATED = 8_000
const SEED = 20_260_714
const AT_ONCE = 8
const SHOWN = 10

/** Keeps the assistant open in settings: in maintenance it answers 503, as it should. */
function keepAssistantOpen({ endpoint, sent }) {
  if (endpoint !== contract.chatbotSettings.updateChatbotSettings || !sent.body) return sent
  const settings = JSON.parse(sent.body)
  const { general } = settings ?? {}
  if (general?.maintenanceMode === true) general.maintenanceMode = false
  if (general?.enabled === false) general.enabled = true
  return { ...sent, body: JSON.stringify(settings) }
}

async function signInAll(caller, tokens) {
  for (const who of accounts) tokens.set(who, await caller.tokenOf(who))
}

async function send(caller, request, tokens, tally) {
  const { endpoint, who } = request
  const sent = { token: tokens.get(who), ...keepAssistantOpen(request) }
  const answer = await caller.ask(endpoint, sent).catch((error) => error)
  const note = (told) => tally.shown.push(`${who}: ${endpoint.call.name} ${told} ${JSON.stringify(sent).slice(0, 600)}`)
  if (answer instanceof Error) {
    const late = answer.name === 'TimeoutError'
    tally[late ? 'hanging' : 'dropped'] += 1
    return note(`${answer.name}: ${String(answer.cause ?? answer.message)}`)
  }
  if (answer.status >= 500) {
    tally.failed += 1
    note(answer.status)
  } else if (problemsOf(endpoint, answer).length > 0) {
    tally.outside += 1
    note(`${answer.status} ${JSON.stringify(problemsOf(endpoint, answer)).slice(0, 300)}`)
  }
  // A call ended the session: sign in again for the next ones.
  if (answer.status === 401 && accounts.includes(who))
    tokens.set(who, await caller.tokenOf(who).catch(() => sent.token))
}

async function inputsOn(places, store) {
  const place = await places.create(store)
  const server = await place.launch()
  const caller = callerAt(server.url)
  const tokens = new Map([['forged', FORGED]])
  await signInAll(caller, tokens)
  // Requests that suspend or demote an account target one that nobody else uses.
  await registerCaller(caller, 'cible')
  const query = { filter: JSON.stringify({ q: 'cible' }) }
  const [target] = await caller.ok(contract.user.listUsers, { token: tokens.get('admin'), query })
  const tally = { failed: 0, hanging: 0, dropped: 0, outside: 0, shown: [] }
  const broken = sampleRequests(GENERATED, SEED, place.known, target.id).filter(({ wrong }) => wrong)
  const calls = new Set(broken.map(({ endpoint }) => endpoint))
  const waiting = [...broken]
  const worker = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) await send(caller, next, tokens, tally)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  await place.stop(server)
  for (const line of tally.shown.slice(0, SHOWN)) console.log(' ', line)
  const on = `${broken.length} broken inputs of ${calls.size} calls, ${store}`
  return [
    { what: `${on}: 5xx`, seen: tally.failed, bar: 0 },
    { what: `${on}: hanging`, seen: tally.hanging, bar: 0 },
    { what: `${on}: dropped`, seen: tally.dropped, bar: 0 },
    { what: `${on}: answers outside of the contract`, seen: tally.outside, bar: 0 },
  ]
}

/**
 * Valid requests for each call of the contract with one thing made invalid, from three accounts, an anonymous caller
 * and a forger.
 */
export async function* measure(places) {
  // Each store keeps one processor busy.
  for (const figures of await Promise.all(['embedded', 'PostgreSQL'].map((store) => inputsOn(places, store))))
    yield* figures
}
