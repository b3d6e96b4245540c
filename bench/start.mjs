// How long `npm start` takes until it serves and until Storybook is available, in a fresh clone and again when all is
// built.
import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { printFigure } from './lib/figures.mjs'
import { root, startServer, waitFor } from './lib/server.mjs'

const COLD_BUDGET = 35_000
const WARM_BUDGET = 2000

const clone = await mkdtemp(join(tmpdir(), 'potager-clone-'))
try {
  execFileSync('git', ['clone', '-q', root, clone])
  const dataDir = join(clone, '.data')
  const since = performance.now()
  const cold = await startServer({ cwd: clone, dataDir, env: { STORYBOOK: '1' } })
  printFigure('cold: install, build, migrate, demo data, serve', cold.startedInMs, 'ms', COLD_BUDGET)
  try {
    printFigure('cold: Storybook is there', await waitFor(`${cold.url}/storybook/`, since), 'ms')
  } finally {
    await cold.discard()
  }
  for (let run = 1; run <= 3; run++) {
    const warm = await startServer({ cwd: clone, dataDir })
    printFigure(`warm ${run}`, warm.startedInMs, 'ms', WARM_BUDGET)
    await warm.discard()
  }
} finally {
  await rm(clone, { recursive: true, force: true })
}
