import { once } from 'node:events'
import { get } from 'node:http'
import autocannon from 'autocannon'

const sorted = (values) => values.toSorted((a, b) => a - b)

export function median(values) {
  const middle = values.length >> 1
  return (sorted(values)[middle] + sorted(values).at(-middle - 1)) / 2
}

/** The day so many days from now, as the API writes it. */
export const dayFromNow = (days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** Medians of each figure over the runs of each load, taken in turns: fluctuations of the machine affect all alike. */
export async function takeTurns(turns, loads) {
  const seen = loads.map(() => [])
  for (let turn = 0; turn < turns; turn++) for (const [index, run] of loads.entries()) seen[index].push(await run())
  return seen.map((runs) =>
    Object.fromEntries(Object.keys(runs[0]).map((name) => [name, median(runs.map((figures) => figures[name]))])),
  )
}

/** The 95th percentile of the milliseconds that a call takes, forty times. @throws when it is not answered well */
export async function p95Of(call) {
  const taken = []
  for (let turn = 0; turn < 40; turn++) {
    const since = performance.now()
    const answer = await call()
    if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}: ${await answer.text()}`)
    await answer.arrayBuffer()
    taken.push(performance.now() - since)
  }
  return Math.round(sorted(taken)[38])
}

/** Requests one URL as fast as `connections` can for `seconds`; throws when an answer is not a success. */
export async function load(url, { token, connections = 20, seconds = 5 } = {}) {
  const headers = token ? { authorization: `Bearer ${token}` } : {}
  const { latency, requests, non2xx, errors } = await autocannon({ url, connections, duration: seconds, headers })
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} answers of ${url} were refused`)
  return { perSecond: requests.average, p50: latency.p50, p99: latency.p99 }
}

/** Transfer size in bytes of a URL with gzip, as the budgets count it. */
export async function gzipBytes(url) {
  const [response] = await once(get(url, { headers: { 'accept-encoding': 'gzip' } }), 'response')
  let bytes = 0
  for await (const chunk of response) bytes += chunk.length
  return bytes
}

/** Prints one figure beside its budget; exceeding it makes the command fail. */
export function printFigure(label, value, unit, budget) {
  const shown = `${label}: ${value.toFixed(unit === 'ms' ? 0 : 2)} ${unit}`
  if (budget === undefined) return console.log(`  ${shown}`)
  const kept = value <= budget
  console.log(`${kept ? '✓' : '✗'} ${shown} (budget ${budget} ${unit})`)
  if (!kept) process.exitCode = 1
}
