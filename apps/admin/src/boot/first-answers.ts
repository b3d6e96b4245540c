/** A call that a document makes before its scripts run: without the session when it is `open`, and not at all when the person's lists keep something under `unless`. */
export type FirstCall = { url: string; open?: true; unless?: string }

type PrefetchedAnswer = { answer: Promise<Response>; authorization: string | null }

/** Answers on their way by their address, with the session they were asked in, and when all were. */
export type FirstAnswers = { askedAt: number; answers: Map<string, PrefetchedAnswer> }

/** An answer that waited longer than this is asked for again. */
export const KEPT_MS = 10_000

/** Asks for the first data in the name of a session. A failure is nobody's yet: the page that finds it asks again and tells. */
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
 * A `fetch` that hands out what was asked for ahead: each answer once, to the session it was asked for, and none after a
 * write or when it has waited too long. Everything else is asked as ever.
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
