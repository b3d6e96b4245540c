import { stripVTControlCharacters } from 'node:util'

const count = (text, word) => Number(text.match(new RegExp(`(\\d+) ${word}`))?.[1] ?? 0)

const summaries = (output, title) =>
  [...output.matchAll(new RegExp(`^\\s*${title}\\s+(\\S.*\\(\\d+\\)|no tests)\\s*$`, 'gm'))].map((match) => match[1])

const sum = (lines, word) => lines.reduce((total, line) => total + count(line, word), 0)

/** A test file that fails to load has no tests to count: each counts as one failure. */
function vitestCounts(output) {
  const tests = summaries(output, 'Tests')
  if (tests.length === 0) return null
  return {
    passed: sum(tests, 'passed'),
    failed: Math.max(sum(tests, 'failed'), sum(summaries(output, 'Test Files'), 'failed')),
    skipped: sum(tests, 'skipped') + sum(tests, 'todo'),
  }
}

/**
 * Playwright's summary has one line per outcome. Tests that did not run after a failure count as failed, those that
 * passed at their second try as passed.
 */
function playwrightCounts(output) {
  const lines = [...output.matchAll(/^ {2}(\d+) (passed|failed|skipped|did not run|interrupted|flaky)( \(.+\))?$/gm)]
  if (lines.length === 0) return null
  const number = (...words) =>
    lines.filter(([, , word]) => words.includes(word)).reduce((so, [, found]) => so + Number(found), 0)
  return {
    passed: number('passed', 'flaky'),
    failed: number('failed', 'interrupted', 'did not run'),
    skipped: number('skipped'),
  }
}

function nodeTestCounts(output) {
  const last = (word) => [...output.matchAll(new RegExp(`^(?:ℹ|#) ${word} (\\d+)$`, 'gm'))].at(-1)?.[1]
  if (last('pass') === undefined) return null
  const number = (word) => Number(last(word) ?? 0)
  return {
    passed: number('pass'),
    failed: number('fail') + number('cancelled'),
    skipped: number('skipped') + number('todo'),
  }
}

/**
 * The counts of a finished step. Test runners (Vitest, Playwright, node:test) count their tests; any other step counts
 * as one. A step that failed counts at least one failure, even when all its reported tests passed; so does a step of
 * `tests` that names no count, since its runner ended early, whatever its exit code.
 */
export function tally({ code, output }, { tests = false } = {}) {
  const plain = stripVTControlCharacters(output)
  const none = /^No test files found, exiting with code 0$/m.test(plain) ? { passed: 0, failed: 0, skipped: 0 } : null
  const counts = vitestCounts(plain) ?? playwrightCounts(plain) ?? nodeTestCounts(plain) ?? none
  const found = counts ?? { passed: code === 0 && !tests ? 1 : 0, failed: 0, skipped: 0 }
  const complete = code === 0 && (counts !== null || !tests)
  return complete ? found : { ...found, failed: Math.max(found.failed, 1) }
}

/** Lines of a step to repeat even when it passed: those that begin with « ▸ ». */
export const announced = (output) =>
  [...stripVTControlCharacters(output).matchAll(/^▸ (.+?)\s*$/gm)].map((match) => match[1])

/** The tests of a step that passed at their second try, by the lines of `second-tries.mjs`. */
export const secondTries = (output) =>
  [...stripVTControlCharacters(output).matchAll(/^↻ (.+?)\s*$/gm)].map((match) => match[1])

/** The last line of every run. Tests in quarantine do not count. */
export function totalLine(all) {
  const results = all.filter(({ quarantine }) => !quarantine)
  const total = (key) => results.reduce((so, result) => so + result[key], 0)
  return `${total('passed')} passed, ${total('failed')} failed`
}
