import { callerBy } from '../../apps/server/test/caller.ts'

const GIVE_UP_MS = 30_000

let calls = 0

/** A new client address for each call, so that per-address rate limits do not apply. */
function nextAddress() {
  calls += 1
  return `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`
}

/** A caller of a server over the network, from a new address each time. A call without an answer throws. */
export function callerAt(url) {
  return callerBy(async (method, path, { token, query, body, headers } = {}) => {
    const search = query && Object.keys(query).length > 0 ? `?${new URLSearchParams(query)}` : ''
    const answer = await fetch(`${url}/api${path}${search}`, {
      method,
      headers: {
        'x-forwarded-for': nextAddress(),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body !== undefined && typeof body !== 'string' ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      signal: AbortSignal.timeout(GIVE_UP_MS),
    })
    const text = await answer.text()
    const json = answer.headers.get('content-type')?.includes('json') && text !== ''
    return { status: answer.status, headers: Object.fromEntries(answer.headers), body: json ? JSON.parse(text) : text }
  })
}
