const levels = ['error', 'warn'] as const

function inWords(value: unknown): string {
  if (value instanceof Error) return value.stack ?? value.message
  if (typeof value === 'string') return value
  return JSON.stringify(value) ?? String(value)
}

/** React's `act` warnings concern the test setup on a busy machine with chunks still loading, not the story. */
const aboutTheTests = /\bact\(\.\.\.\)|`act` scope/

/**
 * Records the console's errors and warnings. The returned function stops recording and returns them as one text, or
 * null.
 */
export function listenToConsole(): () => string | null {
  const heard: string[] = []
  const own = levels.map((level) => {
    const print = console[level]
    console[level] = (...values: unknown[]) => {
      const text = values.map(inWords).join(' ')
      if (!aboutTheTests.test(text)) heard.push(`console.${level}: ${text}`)
      print(...values)
    }
    return { level, print }
  })
  return () => {
    for (const { level, print } of own) console[level] = print
    const [first, ...others] = heard
    if (!first) return null
    return others.length > 0 ? `${first}\n(and ${others.length} more)` : first
  }
}
