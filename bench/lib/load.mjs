import autocannon from 'autocannon'

/** Requests one URL as fast as `connections` can for `seconds`; throws when an answer is not a success. */
export async function load(url, { token, connections = 20, seconds = 5 } = {}) {
  const { latency, requests, non2xx, errors } = await autocannon({
    url,
    connections,
    duration: seconds,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  })
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} answers of ${url} were refused`)
  return { perSecond: requests.average, p50: latency.p50, p99: latency.p99 }
}
