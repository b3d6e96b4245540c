const levels = ['error', 'warn'] as const

function inWords(value: unknown): string {
  if (value instanceof Error) return value.stack ?? value.message
  if (typeof value === 'string') return value
  return JSON.stringify(value) ?? String(value)
}

/** React about how the tests drive it, on a busy machine while a piece is still being fetched: no defect of a story. */
const aboutTheTests = /\bact\(\.\.\.\)|`act` scope/

/** Listens to the console's errors and warnings. The answer stops that and says in one text what was heard, or null. */
export function listenToConsole(): () => string | null {
  const heard: string[] = []
  const own = levels.map((level) => {
    const print = console[level]
    console[level] = (...values: unknown[]) => {
      const text = values.map(inWords).join(' ')
      if (!aboutTheTests.test(text)) heard.push(`console.${level} : ${text}`)
      print(...values)
    }
    return { level, print }
  })
  return () => {
    for (const { level, print } of own) console[level] = print
    const [first, ...others] = heard
    if (!first) return null
    return others.length > 0 ? `${first}\n(et ${others.length} de plus)` : first
  }
}
