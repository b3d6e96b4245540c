import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { API, NodeBuilderFlags, SymbolFlags } from 'typescript/unstable/sync'

/** A file of `.changeset`: which packages change, how, and what their users read. */
type Change = { packages: readonly string[]; text: string }

const PACKAGE = /^['"]?(@[\w/-]+)['"]?: (?:major|minor|patch)$/

/** Reads a file of `.changeset`. Throws on one that changesets would not take. */
export function readChange(content: string): Change {
  const [, head, text] = /^---\n([^]*?)---\n([^]*)$/.exec(content) ?? []
  if (head === undefined || !text?.trim()) throw new Error(`This is no change: ${content}`)
  const lines = head.split('\n').filter(Boolean)
  const packages = lines.map((line) => PACKAGE.exec(line)?.[1])
  if (packages.length === 0 || packages.includes(undefined)) throw new Error(`This names no package: ${head}`)
  return { packages: packages.filter((name) => name !== undefined), text: text.trim() }
}

/** The sha256 of a surface.md, as `.changeset/released.json` has it. */
export const fingerprintOf = (surface: string) => createHash('sha256').update(surface).digest('hex')

/** A package as it is now, and the fingerprint of its last version. */
export type Offered = { name: string; surface: string; released: string }

/** Whether what a package offers is what was released, or a change says what is new. */
export function isTold({ name, surface, released }: Offered, changes: readonly Change[]): boolean {
  return fingerprintOf(surface) === released || changes.some(({ packages }) => packages.includes(name))
}

/** What is exported, by entry point: each name with its type as TypeScript writes it. */
export type Surface = Readonly<Record<string, Readonly<Record<string, string>>>>

const flags = NodeBuilderFlags.NoTruncation | NodeBuilderFlags.UseSingleQuotesForStringLiteralType
const expanded = flags | NodeBuilderFlags.InTypeAlias

/** The longest type that is written whole, in characters: the contract alone would take 170,000. */
const WHOLE = 240

/** A long type by its beginning and its fingerprint, which changes with any part of it. */
function shortened(type: string): string {
  if (type.length <= WHOLE) return type
  return `${type.slice(0, WHOLE)}… ${fingerprintOf(type).slice(0, 12)}`
}

/** Types name the files they come from: from the repository's root, which is elsewhere on every machine. */
const root = new URL('../../../', import.meta.url).pathname

/**
 * Reads the published entry points of a package with TypeScript, by the tsconfig.json of its folder `api`; `./testing` is
 * for the workspace's own tests. Throws where TypeScript finds nothing.
 */
export function readSurface(folder: URL): Surface {
  const config = new URL('tsconfig.json', folder).pathname
  const manifest: { exports: Record<string, string> } = JSON.parse(
    readFileSync(new URL('../package.json', folder), 'utf8'),
  )
  const api = new API({ cwd: folder.pathname })
  try {
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config)
    if (!project) throw new Error(`TypeScript does not open ${config}.`)
    const { checker, program } = project
    const published = Object.entries(manifest.exports).filter(([name]) => name !== './testing')
    return Object.fromEntries(
      published.map(([name, path]) => {
        const source = program.getSourceFile(new URL(`../${path}`, folder).pathname)
        const module = source && checker.getSymbolAtLocation(source)
        if (!module) throw new Error(`TypeScript finds nothing in ${path}.`)
        const exported = checker.getExportsOfModule(module).map((one) => {
          const symbol = one.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(one) : one
          const type =
            symbol.flags & SymbolFlags.Value ? checker.getTypeOfSymbol(symbol) : checker.getDeclaredTypeOfSymbol(symbol)
          const written =
            type && checker.typeToString(type, undefined, symbol.flags & SymbolFlags.Value ? flags : expanded)
          return [one.name, shortened((written ?? 'unknown').replaceAll(root, ''))] as const
        })
        return [name.slice('./'.length), Object.fromEntries(exported.toSorted(([a], [b]) => a.localeCompare(b, 'en')))]
      }),
    )
  } finally {
    api.close()
  }
}
