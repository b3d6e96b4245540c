import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AdminEntry, PageFiles, SiteEntry, SiteSource, StorybookBuild } from './entry.ts'

type Chunk = { name?: string; file: string; imports?: string[]; dynamicImports?: string[]; css?: string[] }
type Manifest = Record<string, Chunk>

const ADMIN = 'apps/admin/src/app/start.tsx'
const PAGE = /^apps\/public\/src\/client\/(\w+)\.tsx$/

/** Sources that the build puts in one file with others (groups of vite.config.ts): the manifest has that file by its name. */
const GROUPS: Readonly<Record<string, string>> = {
  'apps/admin/src/console/resourcePage.tsx': 'lists',
  'apps/admin/src/console/RecordPage.tsx': 'records',
}

/** The key of a source in the manifest, or of the file that it was put in; undefined when it has none. */
function keyOf(manifest: Manifest, source: string): string | undefined {
  if (manifest[source]) return source
  const group = GROUPS[source]
  return group && Object.keys(manifest).find((key) => manifest[key]?.name === group)
}

/** Folder of the build, whether run from it or from the sources. */
export function builtFolder(here: string = import.meta.dirname): string {
  return basename(here) === 'dist' ? here : join(here, '../../dist')
}

/** The chunks that an entry imports, transitively, each once, in loading order. */
function importsOf(manifest: Manifest, key: string, seen: Set<string> = new Set()): Chunk[] {
  return (manifest[key]?.imports ?? []).flatMap((name) => {
    const chunk = manifest[name]
    if (!chunk || seen.has(name)) return []
    seen.add(name)
    return [...importsOf(manifest, name, seen), chunk]
  })
}

/** Whether a chunk imports an entry, transitively. */
function needs(manifest: Manifest, chunk: Chunk, key: string): boolean {
  const [name] = Object.entries(manifest).find(([, one]) => one === chunk) ?? []
  return name !== undefined && importsOf(manifest, name).includes(manifest[key] as Chunk)
}

/**
 * The site from `npm run build`: scripts by the manifest, rendering by the built entries. Styles of the first paint are
 * inlined, which saves a round trip; those of a back-office page stay files. Null when nothing was built: the API can
 * still run alone.
 */
export async function builtSite(
  folder: string,
  build: () => StorybookBuild = () => 'none',
): Promise<SiteSource | null> {
  const manifestFile = join(folder, 'client/.vite/manifest.json')
  if (!existsSync(manifestFile)) return null
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest
  const rendering = <Entry>(name: string) =>
    import(/* @vite-ignore */ pathToFileURL(join(folder, 'ssr', name)).href) as Promise<Entry>
  const [entry, adminEntry] = await Promise.all([
    rendering<SiteEntry>('entry-server.js'),
    rendering<AdminEntry>('entry-admin.js'),
  ])

  const withImports = (keys: string[]): Chunk[] => {
    const seen = new Set<string>()
    return [...keys.flatMap((name) => importsOf(manifest, name, seen)), ...keys.flatMap((name) => manifest[name] ?? [])]
  }

  const stylesOf = (chunks: Chunk[]) => [...new Set(chunks.flatMap(({ css }) => css ?? []))]
  const read = async (files: string[]) =>
    (await Promise.all(files.map((file) => readFile(join(folder, 'client', file), 'utf8')))).join('\n').trim()
  const pathOf = ({ file }: Chunk) => `/${file}`

  /**
   * A public page: everything its entry imports lazily is the page, whatever its file is called. The styles that its
   * frame imports lazily are included too: on a failing network a script can be retried, while Vite's loader requests a
   * style once.
   */
  async function publicFiles(key: string, chunk: Chunk): Promise<PageFiles> {
    const imported = withImports([key]).filter((one) => one !== chunk)
    const late = imported.flatMap(({ dynamicImports }) => dynamicImports ?? [])
    const styles = stylesOf(withImports([...(chunk.dynamicImports ?? []), key, ...late]))
    return {
      script: pathOf(chunk),
      preloads: imported.map(pathOf),
      stylesheets: [],
      css: await read(styles),
      within: styles.map((file) => `/${file}`),
    }
  }

  /**
   * The back-office and the page of the given sources. Its base modules run first, one by one, so that the browser stays
   * responsive; modules that need the application are fetched along and run by it.
   */
  async function adminFiles(): Promise<(modules?: readonly string[]) => PageFiles> {
    const start = manifest[ADMIN]
    if (!start) throw new Error(`The manifest has no script for ${ADMIN}`)
    const frame = withImports([ADMIN])
    const base = new Set(importsOf(manifest, ADMIN).filter((one) => !needs(manifest, one, ADMIN)))
    const within = stylesOf(frame)
    const css = await read(within)
    return (modules = []) => {
      const all = withImports([ADMIN, ...modules.flatMap((source) => keyOf(manifest, source) ?? [])])
      return {
        inTurn: [...base, start].map(pathOf),
        preloads: [...new Set(all.map(pathOf))],
        stylesheets: stylesOf(all.filter((one) => !frame.includes(one))).map((file) => `/${file}`),
        css,
        within: within.map((file) => `/${file}`),
      }
    }
  }

  const files = new Map<string, PageFiles>()
  for (const [key, chunk] of Object.entries(manifest)) {
    const page = PAGE.exec(key)?.[1]
    if (page) files.set(page, await publicFiles(key, chunk))
  }
  const admin = await adminFiles()
  return {
    entry: async () => entry,
    admin: async () => adminEntry,
    files: async (page, modules) => {
      const found = page === 'admin' ? admin(modules) : files.get(page)
      if (!found) throw new Error(`The manifest has no script for ${page}`)
      return found
    },
    font: (address) => readFile(join(folder, 'client', address)),
    assets: join(folder, 'client/assets'),
    storybook: { folder: join(folder, '../../../storybook-static'), build },
  }
}
