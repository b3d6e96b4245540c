// How long `npm start` takes until it serves: the first time in a fresh clone, and again.
import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { report } from './lib/figures.mjs'
import { root, startServer } from './lib/server.mjs'

const clone = await mkdtemp(join(tmpdir(), 'potager-clone-'))
try {
  execFileSync('git', ['clone', '-q', root, clone])
  const dataDir = join(clone, '.data')
  const cold = await startServer({ cwd: clone, dataDir })
  report('cold: install, build, migrate, demo data, serve', cold.startedInMs, 'ms')
  await cold.stop()
  for (let run = 1; run <= 3; run++) {
    const warm = await startServer({ cwd: clone, dataDir })
    report(`warm ${run}`, warm.startedInMs, 'ms', 3000)
    await warm.stop()
  }
} finally {
  await rm(clone, { recursive: true, force: true })
}
