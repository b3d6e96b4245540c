const sheets = Object.values(
  import.meta.glob<string>(['../../**/*.module.css', '!../**'], { query: '?raw', import: 'default', eager: true }),
)

function numbers(pattern: RegExp): number[] {
  const found = sheets.flatMap((sheet) => [...sheet.matchAll(pattern)].map(([, value]) => Number(value)))
  return [...new Set(found)].toSorted((one, other) => one - other)
}

/** Breakpoints of the components' style sheets, in pixels. */
export function breakpointsInUse(): number[] {
  return numbers(/@media[^{]*?(?:max|min)-width:\s*(\d+)px/g)
}

/** Gaps in pixels used by at least five style sheets, in ascending order. */
export function gapsInUse(): number[] {
  const uses = new Map<number, number>()
  for (const sheet of sheets) {
    const gaps = [...sheet.matchAll(/\bgap:\s*([^;]+);/g)].flatMap(([, value]) => value?.match(/\d+(?=px)/g) ?? [])
    for (const gap of new Set(gaps.map(Number))) uses.set(gap, (uses.get(gap) ?? 0) + 1)
  }
  return [...uses].flatMap(([gap, count]) => (count >= 5 && gap > 0 ? gap : [])).toSorted((one, other) => one - other)
}
