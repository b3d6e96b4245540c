import { appendFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/** What stopped a test's first try, on one line of at most 300 characters, after the line of its own `file`: helpers throw in theirs. */
function told(error, file) {
  const line = error?.stack?.split(`${file}:`)[1]?.split(':')[0]
  const said = stripVTControlCharacters(error?.message ?? '').replace(/\s+/g, ' ')
  return `${line ? `line ${line}: ` : ''}${said}`.slice(0, 300)
}

/** Of Vitest's states; a test whose run ended before it did neither. */
const kinds = { passed: 'passed', failed: 'failed', skipped: 'skipped', pending: 'failed' }

/** A file that could not be read has no test to count: one failure. */
const readVitest = (module) => {
  const tests = [...module.children.allTests()]
  const missing = module.state() === 'failed' && !tests.some((test) => test.result().state === 'failed')
  return [...tests.map((test) => kinds[test.result().state]), ...(missing ? ['failed'] : [])]
}

function readPlaywright(test) {
  const outcome = test.outcome()
  // Not wished: not run after a failure of others, or interrupted.
  if (outcome === 'skipped') return test.expectedStatus === 'skipped' ? 'skipped' : 'failed'
  return outcome === 'unexpected' ? 'failed' : 'passed'
}

/**
 * A reporter for Vitest and for Playwright, each of which calls its own methods of it: adds a line of JSON to the file
 * that OUTCOME names, with how many tests passed, failed and were skipped, and which passed at their second try, with what
 * stopped the first.
 */
export default class Outcome {
  #suite
  #errors = 0

  /** Vitest, after the last test. */
  onTestRunEnd(modules, unhandled) {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const again = tests
      .filter((test) => test.diagnostic()?.flaky)
      .map((test) => `${test.module.relativeModuleId} › ${test.fullName} : ${told(test.result().errors?.[0])}`)
    this.#write([...modules.flatMap(readVitest), ...unhandled.map(() => 'failed')], again)
  }

  /** Playwright, before the first test. */
  onBegin(_config, suite) {
    this.#suite = suite
  }

  /** Playwright, of what is no test's: a file that could not be read, a worker that ended. */
  onError() {
    this.#errors += 1
  }

  /** Playwright, after the last test. */
  onEnd() {
    const tests = this.#suite?.allTests() ?? []
    const again = tests
      .filter((test) => test.outcome() === 'flaky')
      .map((test) => {
        const [, , file, ...titles] = test.titlePath()
        return `e2e/${file}:${test.location.line} › ${titles.join(' › ')} : ${told(test.results[0]?.error, test.location.file)}`
      })
    this.#write([...tests.map(readPlaywright), ...Array(this.#errors).fill('failed')], again)
  }

  #write(results, again) {
    const count = (kind) => results.filter((result) => result === kind).length
    const outcome = { passed: count('passed'), failed: count('failed'), skipped: count('skipped'), again }
    if (process.env.OUTCOME) appendFileSync(process.env.OUTCOME, `${JSON.stringify(outcome)}\n`)
  }
}
