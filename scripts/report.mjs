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
