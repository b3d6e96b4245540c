import type { ComponentType } from 'react'
import manifest from '../package.json' with { type: 'json' }

type Module = Record<string, unknown>

/** One component that the package exports: its entry point (`order` of `@potager/ui/order`), its name, itself. */
export type Exported = { entry: string; name: string; Component: ComponentType<object> }

const modules = import.meta.glob<Module>('../src/**/index.ts', { eager: true })

function moduleAt(path: string): Module {
  const module = modules[`.${path}`]
  if (!module) throw new Error(`package.json exports ${path}, which is not there.`)
  return module
}

/** The entry points of the package by name, with the values each exports. */
export const entryPoints: ReadonlyMap<string, Module> = new Map(
  Object.entries(manifest.exports).map(([name, path]) => [name.slice('./'.length), moduleAt(path)]),
)

/** React’s classes, memos and functions, as opposed to constants in capitals and functions in lower case. */
function isComponent(name: string, value: unknown): value is ComponentType<object> {
  const named = /^[A-Z]/.test(name) && /[a-z]/.test(name)
  return named && (typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value))
}

/** Every component that the package exports, by entry point and name. */
export const exportedComponents: readonly Exported[] = [...entryPoints].flatMap(([entry, module]) =>
  Object.entries(module)
    .flatMap(([name, value]) => (isComponent(name, value) ? [{ entry, name, Component: value }] : []))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en')),
)
