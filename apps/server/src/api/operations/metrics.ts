import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import type { PoolLoad } from '../../db/database.ts'

/** Upper bounds of the durations' histogram, in seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const
const NANOSECONDS = 1e9

type Durations = { counts: number[]; sum: number; count: number }
type Keys = Record<string, string>

/** One answered request: its pattern, never the address as asked, and how long it took. */
export type Answered = { method: string; route: string; status: number; seconds: number }

/** Counts of one process since it started, as Prometheus reads them. */
export type Metrics = {
  count: (answered: Answered) => void
  /** The text that Prometheus scrapes (exposition format 0.0.4). */
  text: (pool: PoolLoad | null) => string
  stop: () => void
}

const quoted = (value: string) => `"${value.replace(/[\\"]/g, '\\$&').replaceAll('\n', '\\n')}"`
const labels = (pairs: Keys) =>
  `{${Object.entries(pairs)
    .map(([name, value]) => `${name}=${quoted(value)}`)
    .join(',')}}`

function family(
  name: string,
  type: 'counter' | 'gauge' | 'histogram',
  help: string,
  lines: readonly string[],
): string[] {
  return lines.length === 0 ? [] : [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines]
}

const gauge = (name: string, help: string, value: number) => family(name, 'gauge', help, [`${name} ${value}`])

function histogramLines(name: string, keys: Keys, { counts, sum, count }: Durations): string[] {
  let below = 0
  const buckets = BUCKETS.map((bound, index) => {
    below += counts[index] ?? 0
    return `${name}_bucket${labels({ ...keys, le: String(bound) })} ${below}`
  })
  return [
    ...buckets,
    `${name}_bucket${labels({ ...keys, le: '+Inf' })} ${count}`,
    `${name}_sum${labels(keys)} ${sum}`,
    `${name}_count${labels(keys)} ${count}`,
  ]
}

const poolLines = ({ size, idle, waiting }: PoolLoad) => [
  ...gauge('potager_database_connections', 'Open connections of the pool.', size),
  ...gauge('potager_database_connections_idle', 'Open connections that nobody uses.', idle),
  ...gauge('potager_database_waiting', 'Requests that wait for a connection.', waiting),
]

/** Starts counting. The delay of the event loop is measured from here on, reset by each reading. */
export function startMetrics(): Metrics {
  const requests = new Map<string, { keys: Keys; count: number }>()
  const durations = new Map<string, Durations & { keys: Keys }>()
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()
  let utilization = performance.eventLoopUtilization()

  const loopLines = () => {
    const now = performance.eventLoopUtilization()
    const busy = performance.eventLoopUtilization(now, utilization).utilization
    utilization = now
    const seconds = (nanoseconds: number) => (Number.isFinite(nanoseconds) ? nanoseconds / NANOSECONDS : 0)
    const lines = [
      ...gauge(
        'potager_event_loop_delay_p99_seconds',
        'Delay of the event loop since the last reading, 99th percentile.',
        seconds(delay.percentile(99)),
      ),
      ...gauge(
        'potager_event_loop_delay_max_seconds',
        'Longest delay of the event loop since the last reading.',
        seconds(delay.max),
      ),
      ...gauge(
        'potager_event_loop_busy_ratio',
        'Share of the time since the last reading that the event loop was busy.',
        busy,
      ),
    ]
    delay.reset()
    return lines
  }

  return {
    count: ({ method, route, status, seconds }) => {
      const name = `${method} ${route}`
      const counted = `${name} ${status}`
      const request = requests.get(counted) ?? { keys: { method, route, status: String(status) }, count: 0 }
      requests.set(counted, request)
      request.count += 1
      const known = durations.get(name) ?? { keys: { method, route }, counts: BUCKETS.map(() => 0), sum: 0, count: 0 }
      durations.set(name, known)
      const bucket = BUCKETS.findIndex((bound) => seconds <= bound)
      if (bucket >= 0) known.counts[bucket] = (known.counts[bucket] ?? 0) + 1
      known.sum += seconds
      known.count += 1
    },
    text: (pool) => {
      const duration = 'potager_http_request_duration_seconds'
      const lines = [
        ...family(
          'potager_http_requests_total',
          'counter',
          'Answered requests by method, route and status.',
          [...requests.values()].map(({ keys, count }) => `potager_http_requests_total${labels(keys)} ${count}`),
        ),
        ...family(
          duration,
          'histogram',
          'Time from the request to the end of its answer.',
          [...durations.values()].flatMap((known) => histogramLines(duration, known.keys, known)),
        ),
        ...loopLines(),
        ...gauge('process_resident_memory_bytes', 'Memory of the process.', process.memoryUsage.rss()),
        ...gauge('process_uptime_seconds', 'Age of the process.', process.uptime()),
        ...(pool ? poolLines(pool) : []),
      ]
      return `${lines.join('\n')}\n`
    },
    stop: () => delay.disable(),
  }
}
