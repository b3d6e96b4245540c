import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os'

/** Names of HOST by which a server listens on every network of the machine. */
const EVERYWHERE = new Set(['0.0.0.0', '::'])

/** Where other machines of the house's network find a server that listens on all of them: each IPv4 address, with the port. */
export function ownAddresses(
  host: string,
  port: string,
  networks: Record<string, NetworkInterfaceInfo[] | undefined> = networkInterfaces(),
): string[] {
  if (!EVERYWHERE.has(host)) return []
  return Object.values(networks)
    .flatMap((network) => network ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => new URL(`http://${address}:${port}`).origin)
}
