import { dirname, relative, resolve, sep } from 'node:path'
import manifest from '../packages/ui/package.json' with { type: 'json' }

const ui = resolve(import.meta.dirname, '../packages/ui')

/** The entry points of `@potager/ui` by name, each with its file. */
export const entries: ReadonlyMap<string, string> = new Map(
  Object.entries(manifest.exports).map(([name, path]) => [name.slice('./'.length), resolve(ui, path)]),
)

/** The entry point that a file of the package belongs to: that of its own folder or of the nearest above; null without one. */
export function entryAround(file: string): string | null {
  const around = [...entries].filter(([, index]) => !relative(dirname(index), file).startsWith(`..${sep}`))
  const [nearest] = around.toSorted(([, a], [, b]) => b.length - a.length)
  return nearest?.[0] ?? null
}
