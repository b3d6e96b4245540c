import { existsSync } from 'node:fs'
import { capture } from './process.mjs'

const QUIET = { env: { DEBIAN_FRONTEND: 'noninteractive' }, timeout: 600_000 }

/** Whether system packages can be installed: needs Debian's apt-get and root. */
export const canApt = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** Installs a system package. Resolves to whether it worked. */
export async function aptInstall(name) {
  await capture('apt-get', ['update', '-qq'], QUIET)
  return (await capture('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], QUIET)).code === 0
}
