import type { ComponentType } from 'react'

type Module = Record<string, unknown>

/** One component that the package exports: the folder that is its entry point, its name, itself. */
export type Exported = { folder: string; name: string; Component: ComponentType<object> }

const entries = import.meta.glob<Module>('../src/*/index.ts', { eager: true })

/** The entry points of the package by folder name, with the values each exports. */
export const entryPoints: ReadonlyMap<string, Module> = new Map(
  Object.entries(entries).map(([path, module]) => [path.split('/').at(-2) ?? path, module]),
)

/** React’s classes, memos and functions, as opposed to constants in capitals and functions in lower case. */
function isComponent(name: string, value: unknown): value is ComponentType<object> {
  const named = /^[A-Z]/.test(name) && /[a-z]/.test(name)
  return named && (typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value))
}

/** Every component that the package exports, by folder and name. */
export const exportedComponents: readonly Exported[] = [...entryPoints].flatMap(([folder, module]) =>
  Object.entries(module)
    .flatMap(([name, value]) => (isComponent(name, value) ? [{ folder, name, Component: value }] : []))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en')),
)
