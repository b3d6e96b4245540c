import { readFileSync, writeFileSync } from 'node:fs'
import { afterAll, describe, type ExpectStatic, it } from 'vitest'
import { bundle } from './bundle.ts'
import { type Exported, entryPoints, exportedComponents } from './exported.ts'

// Recorded sizes in gzipped bytes: components without React, MUI and emotion, entry points with them.
type Sizes = { components: Record<string, number>; entries: Record<string, number> }

const file = new URL('sizes.json', import.meta.url)
const recorded: Sizes = JSON.parse(readFileSync(file, 'utf8'))
const measured: Sizes = { components: {}, entries: {} }
let accepting = false

/** Tolerated growth; beyond it, record the new size on purpose: `vitest run --project package -u`. */
const allowed = (size: number) => Math.round(size * 1.1) + 100

function problemWith(expect: ExpectStatic, of: keyof Sizes, name: string, bytes: number): string | null {
  measured[of][name] = bytes
  accepting ||= expect.getState().snapshotState.snapshotUpdateState === 'all'
  if (accepting) return null
  const budget = recorded[of][name]
  if (budget === undefined) return `${name} has no recorded size`
  return bytes > allowed(budget) ? `${name}: ${bytes} bytes, recorded ${budget}, at most ${allowed(budget)}` : null
}

const named = exportedComponents.map((one) => [`${one.entry}/${one.name}`, one] as [string, Exported])

// Each test is a build, possibly on a busy machine.
const patient = { timeout: 300_000 }

describe.concurrent('importing one component', patient, () => {
  it.for(named)('%s brings only what it uses and keeps its size', async ([name, one], { expect }) => {
    const built = await bundle(`export { ${one.name} } from '@potager/ui/${one.entry}'`, { frameworks: 'outside' })
    expect(problemWith(expect, 'components', name, built.bytes)).toBeNull()
    expect(built.unused, `what ${name} brings along and does not use`).toEqual([])
  })
})

describe.concurrent('importing a whole entry point', patient, () => {
  it.for([...entryPoints.keys()])('%s keeps its size, frameworks included', async (folder, { expect }) => {
    const built = await bundle(`export * from '@potager/ui/${folder}'`, { frameworks: 'inside' })
    expect(problemWith(expect, 'entries', folder, built.bytes)).toBeNull()
  })
})

it('records nothing that is gone', ({ expect }) => {
  const gone = [
    ...Object.keys(recorded.components).filter((name) => !named.some(([known]) => known === name)),
    ...Object.keys(recorded.entries).filter((folder) => !entryPoints.has(folder)),
  ]
  expect(accepting ? [] : gone).toEqual([])
})

const sorted = (sizes: Record<string, number>) =>
  Object.fromEntries(Object.entries(sizes).toSorted(([a], [b]) => a.localeCompare(b, 'en')))

afterAll(() => {
  if (!accepting) return
  const content = { components: sorted(measured.components), entries: sorted(measured.entries) }
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`)
})
