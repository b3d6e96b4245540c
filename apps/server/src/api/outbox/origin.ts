import type { Config } from '../../base/config.ts'

/** The address that links begin with: where the caller reads the site, or this machine's where that is not known. */
export function siteOrigin(origin: string | null, { host, port }: Pick<Config, 'host' | 'port'>): string {
  return origin ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}
