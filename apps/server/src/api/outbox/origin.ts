import type { Config } from '../../base/config.ts'

/** The address that the links of messages begin with: the site's, or this machine's while the site has none. */
export function siteOrigin({ publicOrigin, host, port }: Pick<Config, 'publicOrigin' | 'host' | 'port'>): string {
  return publicOrigin?.origin ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}
