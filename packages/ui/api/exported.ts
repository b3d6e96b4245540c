import type { ComponentType } from 'react'
import manifest from '../package.json' with { type: 'json' }

type Module = Record<string, unknown>

/** A component exported by the package; `entry` is `order` for `@potager/ui/order`. */
export type Exported = { entry: string; name: string; Component: ComponentType<object> }

const modules = import.meta.glob<Module>('../src/**/index.ts', { eager: true })

function moduleAt(path: string): Module {
  const module = modules[`.${path}`]
  if (!module) throw new Error(`package.json exports ${path}, which is not there.`)
  return module
}

/** The package's entry points by name, with their exported values. */
export const entryPoints: ReadonlyMap<string, Module> = new Map(
  Object.entries(manifest.exports).map(([name, path]) => [name.slice('./'.length), moduleAt(path)]),
)

/** React classes, memos and functions; not constants (capitals) or functions (lower case). */
function isComponent(name: string, value: unknown): value is ComponentType<object> {
  const named = /^[A-Z]/.test(name) && /[a-z]/.test(name)
  return named && (typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value))
}

export const exportedComponents: readonly Exported[] = [...entryPoints].flatMap(([entry, module]) =>
  Object.entries(module)
    .flatMap(([name, value]) => (isComponent(name, value) ? [{ entry, name, Component: value }] : []))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en')),
)
