import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { install } from './install.mjs'
import { bin, capture } from './process.mjs'
import { ensureChromium, ensurePostgres, ensureSystemPostgres } from './programs.mjs'
import { announced, duration, table, tally, totalLine } from './report.mjs'
import { chooseSteps } from './steps.mjs'

const programs = { chromium: ensureChromium, postgres: ensurePostgres, 'system-postgres': ensureSystemPostgres }
const STEP_TIMEOUT = 40 * 60_000
const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1', FORCE_COLOR: undefined }
const found = new Map()
const outcomes = mkdtempSync(join(tmpdir(), 'potager-outcomes-'))
process.once('exit', () => rmSync(outcomes, { recursive: true, force: true }))

/** Finds (or installs) the programs that steps need, once per run and in sequence, as the system's installer requires. */
function findPrograms(steps) {
  let last
  for (const name of new Set(steps.flatMap(({ needs, uses }) => [needs, uses].filter(Boolean)))) {
    last = Promise.resolve(last).then(programs[name])
    found.set(name, last)
  }
}

/** A step with the programs that it needs or uses, or as it runs without one; `problem` where it cannot. */
async function withPrograms(step) {
  const needed = step.needs ? await found.get(step.needs) : {}
  if (needed.problem && step.without) return { ...step, ...step.without, notice: needed.problem }
  const title = needed.version ? `${step.title} ${needed.version}` : step.title
  const used = step.uses ? await found.get(step.uses) : {}
  return { ...step, title, env: { ...step.env, ...needed.env, ...used.env }, problem: needed.problem }
}

/** Runs a step; resolves to its {code}, its {output} and the {outcome} that its runners wrote (`outcome.mjs`). */
async function execute({ id, command: [tool, ...args], env, problem }) {
  if (problem) return { code: 1, output: problem, outcome: '' }
  const executable = tool === 'node' ? process.execPath : bin(tool)
  const file = join(outcomes, id)
  const options = { timeout: STEP_TIMEOUT, env: { ...colours, ...env, OUTCOME: file } }
  const ended = await capture(executable, args, options)
  return { ...ended, outcome: existsSync(file) ? readFileSync(file, 'utf8') : '' }
}

async function runStep(asked) {
  const step = await withPrograms(asked)
  const since = performance.now()
  const outcome = await execute(step)
  const seconds = (performance.now() - since) / 1000
  const counts = tally(outcome, step)
  const state = step.quarantine ? 'quarantine' : counts.failed === 0 ? 'passed' : 'failed'
  const sign = { passed: '✓', failed: '✗', quarantine: '◇' }[state]
  console.log(`${sign} ${step.title} (${seconds.toFixed(1)} s)`)
  if (step.notice) console.log(step.notice)
  for (const line of announced(outcome.output)) console.log(`  ${line}`)
  if (state !== 'passed') console.log(`\n${outcome.output.trimEnd()}\n`)
  if (state === 'failed' && outcome.code === 0) console.log('Ended before it had counted its tests.\n')
  const { title, quarantine } = step
  return { title, quarantine, state, seconds, ...counts }
}

/** Runs neighbours marked `together` two at a time; each prints its output at its end, so that outputs never mix. */
async function runAll(steps) {
  const results = new Map()
  const queue = [...steps]
  while (queue.length > 0) {
    const heavy = queue.findIndex((step) => !step.together)
    const batch = queue.splice(0, heavy === 0 ? 1 : heavy === -1 ? queue.length : heavy)
    const worker = async () => {
      for (let step = batch.shift(); step; step = batch.shift()) results.set(step, await runStep(step))
    }
    await Promise.all([worker(), worker()])
  }
  return steps.map((step) => results.get(step))
}

const DAY = 86_400_000

/** What a test must bear: two processes that never rest, and a demonstration loaded before midnight. */
function strain() {
  for (let busy = 0; busy < 2; busy += 1) void capture(process.execPath, ['-e', 'for (;;);'])
  process.env.DEMO_NOW = new Date(Date.now() - DAY).toISOString()
}

/**
 * npm run check, npm test and npm run test:full, and npm test's steps under strain, npm run test:stress: every step runs
 * even after a failure; the exit code is 0 only when all passed.
 */
export async function main(names, command) {
  const strained = command === 'test:stress'
  const chosen = chooseSteps(strained ? 'test' : command, names)
  await install()
  if (strained) strain()
  // In parallel with the first steps, which need none.
  findPrograms(chosen)
  const since = performance.now()
  const results = await runAll(chosen)
  console.log(`\n${table(results)}\n`)
  const again = results.flatMap((result) => result.again)
  if (again.length > 0) console.log(`${again.length} passed at the second try:\n${again.join('\n')}`)
  console.log(`Duration: ${duration(performance.now() - since)}`)
  console.log(totalLine(results))
  process.exit(results.some((result) => result.state === 'failed') ? 1 : 0)
}
