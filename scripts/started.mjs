import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { measures } from './bench.mjs'
import { capture } from './process.mjs'
import { at } from './root.mjs'

/** How long something runs before it counts as started, in ms: what it imports and opens is there by then. */
const MOMENT = 20_000
/** The exit code of what was ended while it ran well. */
const ENDED = 124

/** Commands that another step of the full run is, or that only change files: what they write is in the repository. */
const elsewhere = [
  'build',
  'lint',
  'typecheck',
  'format',
  'check',
  'outside',
  'mutate',
  'requirements',
  'weight',
  'contract',
  'pictures',
  'changes',
]

/** How the commands of docs/commands.md are started; the others of it are refused without their own words. */
const words = {
  accounts: ['--list'],
  restore: ['nowhere'],
  conformance: ['--base', 'http://127.0.0.1:9'],
}

/** What a command says that cannot do its work here, and says so. */
const refusals = {
  restore: 'nowhere',
  conformance: 'http://127.0.0.1:9',
  chromatic: 'CHROMATIC_PROJECT_TOKEN',
}

const benches = () => measures().map((name) => ['bench', name])

function commands() {
  const named = readFileSync(at('docs/commands.md'), 'utf8').matchAll(/`npm run ([\w:]+)/g)
  const all = [...new Set(Array.from(named, ([, name]) => name))]
  return all
    .filter((name) => name !== 'bench' && !name.startsWith('test') && !elsewhere.includes(name))
    .map((name) => [name, ...(words[name] ?? [])])
}

/** Whether a command runs for a moment, ends well before, or says why it cannot work here. */
async function starts([name, ...args], folder) {
  const env = { DATA_DIR: join(folder, 'data'), PORT: '0', BENCH_RUNS: '1' }
  const { code, output } = await capture(process.execPath, [at('scripts/run.mjs'), name, ...args], {
    env,
    timeout: MOMENT,
  })
  const refused = refusals[name] && output.includes(refusals[name])
  const well = code === 0 || code === ENDED || refused
  console.log(`${well ? '✓' : '✗'} npm run ${[name, ...args].join(' ')}`)
  if (!well) console.log(output.trimEnd())
  return well
}

/** Starts every bench and every command for a moment, so that none dies unseen. */
export async function main() {
  const folder = mkdtempSync(join(tmpdir(), 'potager-started-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const outcome = { passed: 0, failed: 0, skipped: 0, again: [] }
  for (const one of [...commands(), ...benches()]) outcome[(await starts(one, folder)) ? 'passed' : 'failed'] += 1
  if (process.env.OUTCOME) appendFileSync(process.env.OUTCOME, `${JSON.stringify(outcome)}\n`)
  process.exit(outcome.failed > 0 ? 1 : 0)
}
