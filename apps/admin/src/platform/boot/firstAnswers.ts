/**
 * A call made before the scripts run: without the session when `open`, skipped when the user's list storage has a value
 * under `unless`.
 */
export type FirstCall = { url: string; open?: true; unless?: string }

type PrefetchedAnswer = { answer: Promise<Response>; authorization: string | null }

/** Prefetched answers by URL, the session they belong to, and when they were requested. */
export type FirstAnswers = { askedAt: number; answers: Map<string, PrefetchedAnswer> }

/** Prefetched answers older than this are requested again. */
export const KEPT_MS = 10_000

/**
 * Prefetches the first data with a session's token. Failures are swallowed: the page that needs the data requests it
 * again and reports.
 */
export function prefetch(
  calls: readonly FirstCall[],
  accessToken: string,
  ask: typeof fetch,
  kept: Pick<Storage, 'getItem'>,
): FirstAnswers {
  const answers: FirstAnswers['answers'] = new Map()
  for (const { url, open, unless } of calls) {
    if (unless && kept.getItem(unless) !== null) continue
    const authorization = open ? null : `Bearer ${accessToken}`
    const headers = { Accept: 'application/json', 'Content-Type': 'application/json' }
    const answer = ask(url, { headers: authorization ? { ...headers, Authorization: authorization } : headers })
    answer.catch(() => {})
    answers.set(url, { answer, authorization })
  }
  return { askedAt: Date.now(), answers }
}

/**
 * A `fetch` that serves prefetched answers: each once, only to the session that requested it, and none after a write or
 * once stale. Everything else goes to the network.
 */
export function withFirstAnswers(
  first: FirstAnswers | undefined,
  ask: typeof fetch = (...request) => fetch(...request),
): typeof fetch {
  let held = first
  return (input, init = {}) => {
    if (held && ((init.method ?? 'GET') !== 'GET' || Date.now() - held.askedAt > KEPT_MS)) held = undefined
    const answer = held && take(held, String(input), new Headers(init.headers).get('authorization'))
    return answer
      ? abortable(
          answer.catch(() => ask(input, init)),
          init.signal,
        )
      : ask(input, init)
  }
}

function take({ answers }: FirstAnswers, url: string, session: string | null): Promise<Response> | undefined {
  const found = answers.get(url)
  if (!found || found.authorization !== session) return undefined
  answers.delete(url)
  return found.answer
}

function abortable(answer: Promise<Response>, signal: AbortSignal | null | undefined): Promise<Response> {
  if (!signal) return answer
  return new Promise((resolve, reject) => {
    const give = () => reject(signal.reason)
    if (signal.aborted) return give()
    signal.addEventListener('abort', give, { once: true })
    answer.then(resolve, reject)
  })
}
