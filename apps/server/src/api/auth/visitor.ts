import { isIPv6 } from 'node:net'

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
  const bare = address.split('%', 1)[0] ?? ''
  if (!isIPv6(bare)) return address
  const groups = groupsOf(bare)
  if (groups.slice(0, 5).every((group) => group === '0') && groups[5] === 'ffff') {
    return groups
      .slice(6)
      .flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255])
      .join('.')
  }
  return `${groups.slice(0, 4).join(':')}::/64`
}
