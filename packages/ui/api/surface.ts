import {
  API,
  type Checker,
  NodeBuilderFlags,
  type Program,
  SignatureKind,
  SymbolFlags,
  type Symbol as TypeScriptSymbol,
} from 'typescript/unstable/sync'
import manifest from '../package.json' with { type: 'json' }

const here = new URL('.', import.meta.url).pathname
const flags = NodeBuilderFlags.NoTruncation | NodeBuilderFlags.UseSingleQuotesForStringLiteralType
const expanded = flags | NodeBuilderFlags.InTypeAlias

const byName = (a: TypeScriptSymbol, b: TypeScriptSymbol) => a.name.localeCompare(b.name, 'en')

/** React’s and the browser’s own attributes: hundreds of lines that would say nothing about us. */
function isForeign(property: TypeScriptSymbol): boolean {
  return property.declarations.length > 0 && property.declarations.every(({ path }) => path.includes('/node_modules/'))
}

const typeOf = (checker: Checker, symbol: TypeScriptSymbol) => {
  const type = checker.getTypeOfSymbol(symbol)
  return type ? checker.typeToString(type, undefined, flags) : 'unknown'
}

/** What our components promise about React’s own. */
const promised: readonly string[] = ['children', 'className', 'ref']

/** One line a prop: its name, `?` when it may be left out, its type. */
function propsOf(checker: Checker, component: TypeScriptSymbol): string[] {
  const type = checker.getTypeOfSymbol(component)
  const kinds = [SignatureKind.Call, SignatureKind.Construct]
  const [signature] = type ? kinds.flatMap((kind) => [...checker.getSignaturesOfType(type, kind)]) : []
  const props = signature && signature.parameters.length > 0 ? checker.getParameterType(signature, 0) : undefined
  if (!props) return []
  const all = checker.getPropertiesOfType(props).toSorted(byName)
  const own = all.filter((property) => !isForeign(property) || promised.includes(property.name))
  const lines = own.map((property) => {
    const optional = property.flags & SymbolFlags.Optional ? '?' : ''
    return `  - ${property.name}${optional}: ${typeOf(checker, property)}`
  })
  return own.length === all.length ? lines : [...lines, '  - … and the attributes of its element']
}

function describeExport(checker: Checker, exported: TypeScriptSymbol, names: ReadonlySet<string>): string[] {
  const symbol = exported.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported
  if (!(symbol.flags & SymbolFlags.Value)) {
    // A component’s props are listed below it.
    if (exported.name.endsWith('Props') && names.has(exported.name.slice(0, -'Props'.length)))
      return [`- type ${exported.name}`]
    const type = checker.getDeclaredTypeOfSymbol(symbol)
    return [`- type ${exported.name} = ${checker.typeToString(type, undefined, expanded)}`]
  }
  if (/^[A-Z]/.test(exported.name) && /[a-z]/.test(exported.name)) {
    return [`- component ${exported.name}`, ...propsOf(checker, symbol)]
  }
  return [`- value ${exported.name}: ${typeOf(checker, symbol)}`]
}

function describeEntry(program: Program, checker: Checker, [entry, path]: readonly [string, string]): string[] {
  const source = program.getSourceFile(new URL(`.${path}`, import.meta.url).pathname)
  const module = source && checker.getSymbolAtLocation(source)
  if (!module) throw new Error(`TypeScript finds nothing in ${path}.`)
  const exports = checker.getExportsOfModule(module).toSorted(byName)
  const names = new Set(exports.map(({ name }) => name))
  return [
    entry.replace('.', '## @potager/ui'),
    '',
    ...exports.flatMap((one) => describeExport(checker, one, names)),
    '',
  ]
}

/** Every export of the package by entry point, with its kind and, for a component, its props, as TypeScript sees them. */
export function surface(): string {
  const api = new API({ cwd: here })
  try {
    const config = `${here}tsconfig.json`
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config)
    if (!project) throw new Error(`TypeScript does not open ${config}.`)
    const entries = Object.entries(manifest.exports).toSorted(([a], [b]) => a.localeCompare(b, 'en'))
    return entries.flatMap((entry) => describeEntry(project.program, project.checker, entry)).join('\n')
  } finally {
    api.close()
  }
}
