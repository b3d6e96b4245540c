import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** How to stop PostgreSQL: ending its sessions, or immediately, like a crash. */
export type StopMode = 'fast' | 'immediate'

/**
 * A test's own PostgreSQL cluster; `url` has no database name. It listens on a socket in `home`, since any port may be
 * taken by another program.
 */
export type Cluster = {
  url: string
  /** Private to the cluster, readable by its user. */
  home: string
  /** Its processes; the first is the parent of the others. */
  processes: () => number[]
  start: () => Promise<void>
  stop: (mode: StopMode) => Promise<void>
  restart: (mode: StopMode) => Promise<void>
  /** Stops it for good and removes its files. */
  remove: () => Promise<void>
}

/** Whether PostgreSQL's programs are known here, as in `npm test`. */
export const hasPostgres = () => process.env.PG_BIN !== undefined

function postgresBin(): string {
  const { PG_BIN } = process.env
  if (!PG_BIN) throw new Error('PostgreSQL not found: PG_BIN names the folder of initdb and pg_ctl')
  return PG_BIN
}

type User = { uid: number; gid: number }

/** Runs a program to its end. @throws Error on a non-zero exit code */
export async function runToEnd(command: string, args: readonly string[], user?: User): Promise<void> {
  const child = spawn(command, args, { cwd: tmpdir(), stdio: 'ignore', ...user })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`${command} ${args.join(' ')}: ${code}`)
}

const NOBODY = 65_534

/** PostgreSQL refuses to run as root: its programs then run as nobody, a user of every Linux. */
function runner(bin: string) {
  const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : undefined
  return (program: string, args: string[]) => runToEnd(join(bin, program), args, user)
}

/** Every process with its parent, from /proc. */
function parents(): { pid: number; parent: number }[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
        return [{ pid: Number(name), parent: Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) }]
      } catch {
        return [] // It ended in the meantime.
      }
    })
}

/** Creates and starts a cluster that trusts local connections. */
export async function startCluster(): Promise<Cluster> {
  const run = runner(postgresBin())
  const home = mkdtempSync(join(tmpdir(), 'potager-postgres-'))
  chmodSync(home, 0o777)
  const data = join(home, 'data')
  await run('initdb', ['-D', data, '-U', 'potager', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '-N'])
  // What a test writes has to outlive a process, not the machine.
  const options = `-k ${home} -c listen_addresses= -c max_connections=200 -c fsync=off -c full_page_writes=off`
  const cluster: Omit<Cluster, 'remove'> = {
    url: `postgres://potager@${encodeURIComponent(home)}`,
    home,
    processes: () => {
      const first = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
      return [first, ...parents().flatMap(({ pid, parent }) => (parent === first ? [pid] : []))]
    },
    start: () => run('pg_ctl', ['-D', data, '-w', '-l', join(home, 'log'), '-o', options, 'start']),
    stop: (mode) => run('pg_ctl', ['-D', data, '-w', '-m', mode, 'stop']),
    restart: (mode) => run('pg_ctl', ['-D', data, '-w', '-l', join(home, 'log'), '-m', mode, 'restart']),
  }
  await cluster.start()
  return {
    ...cluster,
    remove: async () => {
      await cluster.stop('immediate').catch(() => undefined)
      rmSync(home, { recursive: true, force: true })
    },
  }
}

/** Whether this machine can mount a file system of a given size: as root, outside most containers. */
export async function canMount(): Promise<boolean> {
  const probe = mkdtempSync(join(tmpdir(), 'potager-mount-'))
  try {
    await runToEnd('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', probe])
    await runToEnd('umount', [probe])
    return true
  } catch {
    return false
  } finally {
    rmSync(probe, { recursive: true, force: true })
  }
}

/** Mounts a memory file system of this size, owned by the user that PostgreSQL runs as. Returns a function that removes it. */
export async function mountSmall(folder: string, megabytes: number): Promise<() => Promise<void>> {
  mkdirSync(folder, { recursive: true })
  await runToEnd('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0700`, 'tmpfs', folder])
  await runToEnd('chown', [String(NOBODY), folder])
  return () => runToEnd('umount', ['-l', folder])
}
