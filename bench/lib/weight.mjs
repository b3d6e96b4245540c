import { get } from 'node:http'

/** Bytes of an address on the wire when the browser takes gzip only, as the budgets count them. */
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
