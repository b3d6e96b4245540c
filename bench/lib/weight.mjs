import { get } from 'node:http'

/** Transfer size in bytes of a URL with gzip, as the budgets count it. */
export function gzipBytes(url) {
  return new Promise((done, failed) => {
    get(url, { headers: { 'accept-encoding': 'gzip' } }, (response) => {
      let bytes = 0
      response.on('data', (chunk) => {
        bytes += chunk.length
      })
      response.on('end', () => done(bytes))
    }).on('error', failed)
  })
}
