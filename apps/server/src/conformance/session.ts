import type { Endpoint } from '@potager/domain/contract'
import { type Ask, type CheckedAnswer, type CheckedRequest, refusalProblems, successProblems } from './ask.ts'
import type { Finding } from './report.ts'
import { shapeProblems } from './shape.ts'

/** State of a run: what is known of the backend. */
export type Session = {
  ask: Ask
  token: string | undefined
  /** Role of the signed-in account, in capitals without a prefix. */
  role: string
  endpoints: readonly Endpoint[]
  /** Successful answers by call name: examples for the other calls. */
  seen: Map<string, unknown>
  tell: (endpoint: Endpoint, check: string, problems: readonly string[]) => void
  skip: (endpoint: Endpoint, check: string, why: string) => void
}

/** A session that collects its findings in a list. */
export function startSession(ask: Ask, endpoints: readonly Endpoint[]): Session & { findings: Finding[] } {
  const findings: Finding[] = []
  const name = ({ call }: Endpoint) => `${call.name} — ${call.method} ${call.path}`
  return {
    ask,
    token: undefined,
    role: '',
    endpoints,
    seen: new Map(),
    findings,
    tell: (endpoint, check, problems) => void findings.push({ call: name(endpoint), check, problems }),
    skip: (endpoint, check, why) => void findings.push({ call: name(endpoint), check, problems: [], skipped: why }),
  }
}

/** Whether the signed-in account may make a call. */
export function sessionMayCall({ role, token }: Session, { call }: Endpoint): boolean {
  if (call.access === 'public') return true
  if (token === undefined) return false
  if (call.access === 'admin') return role === 'ADMIN'
  return call.access === 'signed-in' || role === 'ADMIN' || role === 'MANAGER'
}

/** Makes a call that must succeed and checks its answer against the contract; null on a difference. */
export async function succeed(
  session: Session,
  endpoint: Endpoint,
  check: string,
  sent: CheckedRequest = {},
): Promise<CheckedAnswer | null> {
  const answer = await session.ask(endpoint, { token: session.token, ...sent })
  const wrong = successProblems(answer, endpoint.status ?? 200)
  const problems = wrong.length > 0 ? wrong : shapeProblems(endpoint.response, answer.json)
  session.tell(endpoint, check, problems)
  return problems.length > 0 ? null : answer
}

/** Makes a call that must be refused with one of the statuses and a message. */
export async function refuse(
  session: Session,
  endpoint: Endpoint,
  check: string,
  sent: CheckedRequest,
  ...statuses: number[]
): Promise<void> {
  session.tell(
    endpoint,
    check,
    refusalProblems(await session.ask(endpoint, { token: session.token, ...sent }), ...statuses),
  )
}
