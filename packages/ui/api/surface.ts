import {
  API,
  type Checker,
  type Program,
  SignatureKind,
  SymbolFlags,
  type Symbol as TypeScriptSymbol,
} from 'typescript/unstable/sync'
import manifest from '../package.json' with { type: 'json' }

/** A prop of a component, as TypeScript sees it. */
export type Property = { name: string; required: boolean }

/** Exports of an entry point by name: components with their props, types, and other values. */
export type Entry = {
  components: Readonly<Record<string, readonly Property[]>>
  types: readonly string[]
  values: readonly string[]
}

/** Keyed by entry point: `order` for `@potager/ui/order`. */
export type Surface = Readonly<Record<string, Entry>>

const here = new URL('.', import.meta.url).pathname

const byName = (a: TypeScriptSymbol, b: TypeScriptSymbol) => a.name.localeCompare(b.name, 'en')

/** React's and the browser's own attributes: hundreds of lines that say nothing about this package. */
function isForeign(property: TypeScriptSymbol): boolean {
  return property.declarations.length > 0 && property.declarations.every(({ path }) => path.includes('/node_modules/'))
}

/** React's own props that are nevertheless part of our public interface. */
const promised: readonly string[] = ['children', 'className', 'ref']

function propertiesOf(checker: Checker, component: TypeScriptSymbol): Property[] {
  const type = checker.getTypeOfSymbol(component)
  const kinds = [SignatureKind.Call, SignatureKind.Construct]
  const [signature] = type ? kinds.flatMap((kind) => [...checker.getSignaturesOfType(type, kind)]) : []
  const props = signature && signature.parameters.length > 0 ? checker.getParameterType(signature, 0) : undefined
  const all = props ? checker.getPropertiesOfType(props).toSorted(byName) : []
  return all
    .filter((property) => !isForeign(property) || promised.includes(property.name))
    .map(({ name, flags }) => ({ name, required: !(flags & SymbolFlags.Optional) }))
}

function entryAt(program: Program, checker: Checker, path: string): Entry {
  const source = program.getSourceFile(new URL(`.${path}`, import.meta.url).pathname)
  const module = source && checker.getSymbolAtLocation(source)
  if (!module) throw new Error(`TypeScript finds nothing in ${path}.`)
  const components: Record<string, Property[]> = {}
  const types: string[] = []
  const values: string[] = []
  for (const exported of checker.getExportsOfModule(module).toSorted(byName)) {
    const { name } = exported
    const symbol = exported.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported
    if (!(symbol.flags & SymbolFlags.Value)) types.push(name)
    else if (/^[A-Z]/.test(name) && /[a-z]/.test(name)) components[name] = propertiesOf(checker, symbol)
    else values.push(name)
  }
  return { components, types, values }
}

/** Every export of the package by entry point, as TypeScript sees it. */
export function readSurface(): Surface {
  const api = new API({ cwd: here })
  try {
    const config = `${here}tsconfig.json`
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config)
    if (!project) throw new Error(`TypeScript does not open ${config}.`)
    const entries = Object.entries(manifest.exports).toSorted(([a], [b]) => a.localeCompare(b, 'en'))
    return Object.fromEntries(
      entries.map(([name, path]) => [name.slice('./'.length), entryAt(project.program, project.checker, path)]),
    )
  } finally {
    api.close()
  }
}
