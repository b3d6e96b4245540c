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

/** Playwright's summary has one line per outcome. Tests that did not run after a failure count as failed. */
function playwrightCounts(output) {
  const lines = [...output.matchAll(/^ {2}(\d+) (passed|failed|skipped|did not run|interrupted|flaky)( \(.+\))?$/gm)]
  if (lines.length === 0) return null
  const number = (...words) =>
    lines.filter(([, , word]) => words.includes(word)).reduce((so, [, found]) => so + Number(found), 0)
  return {
    passed: number('passed'),
    failed: number('failed', 'interrupted', 'did not run', 'flaky'),
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
 * as one. A step that failed counts at least one failure, even when all its reported tests passed.
 */
export function tally({ code, output }) {
  const plain = stripVTControlCharacters(output)
  const tests = vitestCounts(plain) ?? playwrightCounts(plain) ?? nodeTestCounts(plain)
  const counts = tests ?? { passed: code === 0 ? 1 : 0, failed: 0, skipped: 0 }
  return code === 0 ? counts : { ...counts, failed: Math.max(counts.failed, 1) }
}

/** Lines of a step to repeat even when it passed: those that begin with « ▸ ». */
export const announced = (output) =>
  [...stripVTControlCharacters(output).matchAll(/^▸ (.+?)\s*$/gm)].map((match) => match[1])

/** The last line of every run. */
export function totalLine(results) {
  const total = (key) => results.reduce((so, result) => so + result[key], 0)
  return `${total('passed')} passed, ${total('failed')} failed`
}
