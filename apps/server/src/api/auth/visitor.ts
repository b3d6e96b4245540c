import type { IncomingHttpHeaders } from 'node:http'
import { isIPv6 } from 'node:net'

/** An address as proxies write it, without its quotes, brackets and port: each connection has another port. */
function bareAddress(written: string): string {
  const text = written.trim().replace(/^"(.*)"$/, '$1')
  return /^\[([^\]]*)\](?::\w+)?$/.exec(text)?.[1] ?? /^([^:]*):\w+$/.exec(text)?.[1] ?? text
}

const last = (list: string) => list.split(',').at(-1) ?? ''

/**
 * The visitor's address as the nearest proxy gives it: the last of X-Forwarded-For, or of Forwarded (RFC 7239) where the
 * proxy writes only that one. Undefined when there is neither.
 */
export function forwardedAddress({ 'x-forwarded-for': list, forwarded }: IncomingHttpHeaders): string | undefined {
  const given =
    list === undefined ? /(?:^|;)\s*for=([^;]*)/i.exec(last(forwarded ?? ''))?.[1] : last([list].flat().join())
  return given === undefined ? undefined : bareAddress(given)
}

/** The eight groups of an IPv6 address in hexadecimal; `URL` writes the shortest form, so only « :: » is left to fill. */
function groupsOf(address: string): string[] {
  const shortest = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [head = '', tail] = shortest.split('::')
  const split = (part: string) => part.split(':').filter(Boolean)
  if (tail === undefined) return split(head)
  const filled = 8 - split(head).length - split(tail).length
  return [...split(head), ...Array.from({ length: filled }, () => '0'), ...split(tail)]
}

/**
 * Identifies one visitor of the network: an IPv4 address, also when written as IPv6 (::ffff:192.0.2.1), or the /64 of
 * an IPv6 address, since a subscriber has all its addresses (RFC 6177). Other text is returned as it is.
 */
export function networkOf(address: string): string {
  const bare = bareAddress(address).split('%', 1)[0] ?? ''
  if (!isIPv6(bare)) return bare
  const groups = groupsOf(bare)
  if (groups.slice(0, 5).every((group) => group === '0') && groups[5] === 'ffff') {
    return groups
      .slice(6)
      .flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255])
      .join('.')
  }
  return `${groups.slice(0, 4).join(':')}::/64`
}
