import { stripVTControlCharacters } from 'node:util'

const count = (text, word) => Number(text.match(new RegExp(`(\\d+) ${word}`))?.[1] ?? 0)

const summaries = (output, title) =>
  [...output.matchAll(new RegExp(`^\\s*${title}\\s+(\\S.*\\(\\d+\\)|no tests)\\s*$`, 'gm'))].map((match) => match[1])

const sum = (lines, word) => lines.reduce((total, line) => total + count(line, word), 0)

/** A test file that could not be loaded has no tests to count: each such file is a failure of its own. */
function vitestCounts(output) {
  const tests = summaries(output, 'Tests')
  if (tests.length === 0) return null
  return {
    passed: sum(tests, 'passed'),
    failed: Math.max(sum(tests, 'failed'), sum(summaries(output, 'Test Files'), 'failed')),
    skipped: sum(tests, 'skipped') + sum(tests, 'todo'),
  }
}

/** The end of Playwright's list: one line for each outcome. Tests that did not run, after others that failed, failed too. */
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
 * What a finished step adds to the total. Test runners (Vitest, Playwright, node:test) count their tests; any other step counts as
 * one. A step that failed always counts at least one failure, also when every test it got to had passed.
 */
export function tally({ code, output }) {
  const plain = stripVTControlCharacters(output)
  const tests = vitestCounts(plain) ?? playwrightCounts(plain) ?? nodeTestCounts(plain)
  const counts = tests ?? { passed: code === 0 ? 1 : 0, failed: 0, skipped: 0 }
  return code === 0 ? counts : { ...counts, failed: Math.max(counts.failed, 1) }
}

/** What a step wants read also when it passed: its lines that begin with « ▸ ». */
export const announced = (output) =>
  [...stripVTControlCharacters(output).matchAll(/^▸ (.+?)\s*$/gm)].map((match) => match[1])

/** The last line of every run. */
export function totalLine(results) {
  const total = (key) => results.reduce((so, result) => so + result[key], 0)
  return `${total('passed')} passed, ${total('failed')} failed`
}
