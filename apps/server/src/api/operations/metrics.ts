import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { PoolLoad } from '../../db/database.ts'

/** Upper bounds of the duration histogram, in seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const NANOSECONDS = 1e9
/** How long a reading waits for the database. */
const READING_MS = 1000

/** One answered request: its route pattern, never the actual address, and its duration. */
export type Answered = { method: string; route: string; status: number; seconds: number }

/** How many messages wait to leave, and for how many seconds the oldest has. */
export type Waiting = { messages: number; seconds: number }

/** What is measured besides the process, as far as there is any. */
export type Measured = { pool?: (() => PoolLoad) | undefined; waiting?: (() => Promise<Waiting>) | undefined }

/** Counters of one process since its start, in Prometheus format. */
export type Metrics = {
  count: (answered: Answered) => void
  /** The text that Prometheus scrapes (exposition format 0.0.4). */
  text: () => Promise<string>
  stop: () => void
}

/**
 * Starts the metrics. The event-loop delay is measured from here, and reset by each reading. What cannot be read in time
 * is no number (NaN).
 */
export function startMetrics({ pool, waiting }: Measured = {}): Metrics {
  const registry = new Registry()
  const registers = [registry]
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read())
      },
    })

  const unknown: Waiting = { messages: Number.NaN, seconds: Number.NaN }
  let waits = unknown
  if (waiting) {
    gauge('potager_messages_waiting', 'Messages that wait to leave.', () => waits.messages)
    gauge('potager_messages_oldest_waiting_seconds', 'How long the oldest of them has waited.', () => waits.seconds)
  }

  const requests = new Counter({
    name: 'potager_http_requests_total',
    help: 'Answered requests by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    registers,
  })
  const durations = new Histogram({
    name: 'potager_http_request_duration_seconds',
    help: 'Time from the request to the end of its answer.',
    labelNames: ['method', 'route'],
    buckets: BUCKETS,
    registers,
  })

  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()
  gauge(
    'potager_event_loop_delay_p99_seconds',
    'Delay of the event loop since the last reading, 99th percentile.',
    () => delay.percentile(99) / NANOSECONDS,
  )
  gauge('potager_event_loop_delay_max_seconds', 'Longest delay of the event loop since the last reading.', () => {
    const longest = delay.max / NANOSECONDS
    // Gauges are read in this order: the percentile has been read by now.
    delay.reset()
    return longest
  })
  let utilization = performance.eventLoopUtilization()
  gauge(
    'potager_event_loop_busy_ratio',
    'Share of the time since the last reading that the event loop was busy.',
    () => {
      const now = performance.eventLoopUtilization()
      const busy = performance.eventLoopUtilization(now, utilization).utilization
      utilization = now
      return busy
    },
  )
  gauge('process_resident_memory_bytes', 'Memory of the process.', () => process.memoryUsage.rss())
  gauge('process_uptime_seconds', 'Age of the process.', () => process.uptime())
  if (pool) {
    gauge('potager_database_connections', 'Open connections of the pool.', () => pool().size)
    gauge('potager_database_connections_idle', 'Open connections that nobody uses.', () => pool().idle)
    gauge('potager_database_waiting', 'Requests that wait for a connection.', () => pool().waiting)
  }

  return {
    count: ({ method, route, status, seconds }) => {
      requests.inc({ method, route, status })
      durations.observe({ method, route }, seconds)
    },
    text: async () => {
      // A database that says nothing does not hold up the rest.
      const late = sleep(READING_MS, unknown, { ref: false })
      if (waiting) waits = await Promise.race([waiting().catch(() => unknown), late])
      return registry.metrics()
    },
    stop: () => delay.disable(),
  }
}
