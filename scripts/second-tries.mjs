/**
 * A reporter for Vitest and for Playwright: prints « ↻ TEST » for each test that failed and passed at its second try.
 * Each runner calls its own methods of it.
 */
export default class SecondTries {
  #suite

  /** Vitest, after each test. */
  onTestCaseResult(test) {
    if (test.diagnostic()?.flaky) console.log(`↻ ${test.module.relativeModuleId} › ${test.fullName}`)
  }

  /** Playwright, before the first test. */
  onBegin(_config, suite) {
    this.#suite = suite
  }

  /** Playwright, after the last test. */
  onEnd() {
    for (const test of this.#suite.allTests().filter((each) => each.outcome() === 'flaky')) {
      const [, , file, ...titles] = test.titlePath()
      console.log(`↻ e2e/${file}:${test.location.line} › ${titles.join(' › ')}`)
    }
  }
}
