import { afterFile } from './harness.ts'
import { type MailManners, openMailHost } from './mail-host.ts'

export type { Arrived } from './mail-host.ts'

/** A real mail server on this machine, which keeps what arrives. Stopped after the file's tests. */
export async function startMailServer(manners: Partial<MailManners> = {}) {
  const host = await openMailHost(manners)
  afterFile(host.close)
  return host
}

/** The calendar entry in a message, with its lines unfolded. */
export const entryOf = (source: string) => {
  const encoded = /text\/calendar[^]*?\r\n\r\n([^]*?)\r\n--/.exec(source)?.[1] ?? ''
  return encoded.includes('BEGIN:') ? encoded : Buffer.from(encoded, 'base64').toString('utf8')
}
