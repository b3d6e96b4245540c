import { stripVTControlCharacters } from 'node:util'

/**
 * The counts of a finished step, from the lines that `outcome.mjs` wrote for each of its runners: {passed, failed,
 * skipped, again}. A step without a runner counts as one test. A step that failed counts at least one failure, even when
 * all its tests passed; so does a step of `tests` of which nothing is written: its runner ended early, whatever its code.
 */
export function tally({ code, outcome }, { tests = false } = {}) {
  const runs = outcome
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
  const sum = (kind) => runs.reduce((so, run) => so + run[kind], 0)
  const complete = code === 0 && (runs.length > 0 || !tests)
  const single = runs.length === 0 && complete ? 1 : 0
  return {
    passed: sum('passed') + single,
    failed: complete ? sum('failed') : Math.max(sum('failed'), 1),
    skipped: sum('skipped'),
    again: runs.flatMap((run) => run.again),
  }
}

/** Lines of a step to repeat even when it passed: those that begin with « ▸ ». */
export const announced = (output) =>
  [...stripVTControlCharacters(output).matchAll(/^▸ (.+?)\s*$/gm)].map((match) => match[1])

/** The last line of every run. Tests in quarantine do not count. */
export function totalLine(all) {
  const results = all.filter(({ quarantine }) => !quarantine)
  const total = (key) => results.reduce((so, result) => so + result[key], 0)
  return `${total('passed')} passed, ${total('failed')} failed`
}

const STATES = { passed: 'passed', failed: 'FAILED', quarantine: 'quarantine' }

/** One line per step: title, state, tests, time. */
export function table(results) {
  const width = Math.max(...results.map((result) => result.title.length))
  return results
    .map(({ title, state, passed, failed, skipped, seconds }) => {
      const tests = [`${passed} ok`, failed && `${failed} failed`, skipped && `${skipped} skipped`].filter(Boolean)
      const columns = [title.padEnd(width), STATES[state].padEnd(12), `${seconds.toFixed(1)} s`.padStart(8)]
      return `${columns.join('  ')}  ${tests.join(', ')}`.trimEnd()
    })
    .join('\n')
}

/** A duration in ms as minutes and seconds. */
export const duration = (ms) => `${Math.floor(ms / 60_000)} min ${Math.floor((ms % 60_000) / 1000)} s`
