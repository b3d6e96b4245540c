import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageFiles, SiteEntry, SiteSource, StorybookBuild } from './entry.ts'

type Chunk = { file: string; imports?: string[]; dynamicImports?: string[]; css?: string[] }
type Manifest = Record<string, Chunk>

const ADMIN = 'apps/admin/src/main.tsx'
const PAGE = /^apps\/public\/src\/client\/(\w+)\.tsx$/

/** Folder of what was built, whether this runs from it or from the sources. */
export function builtFolder(here: string = import.meta.dirname): string {
  return basename(here) === 'dist' ? here : join(here, '../../dist')
}

/** The chunks that an entry imports, however far down, each once, in the order of loading. */
function importsOf(manifest: Manifest, key: string, seen: Set<string> = new Set()): Chunk[] {
  return (manifest[key]?.imports ?? []).flatMap((name) => {
    const chunk = manifest[name]
    if (!chunk || seen.has(name)) return []
    seen.add(name)
    return [...importsOf(manifest, name, seen), chunk]
  })
}

/**
 * The site as `npm run build` left it: scripts by the manifest, rendering by the built entry. A public page's styles
 * go into the document, which saves its first paint a round trip; the back-office's stay files.
 * Null when nothing was built: the API can still be run alone.
 */
export async function builtSite(
  folder: string,
  build: () => StorybookBuild = () => 'none',
): Promise<SiteSource | null> {
  const manifestFile = join(folder, 'client/.vite/manifest.json')
  if (!existsSync(manifestFile)) return null
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest
  const entry = (await import(/* @vite-ignore */ pathToFileURL(join(folder, 'ssr/entry-server.js')).href)) as SiteEntry

  const withImports = (keys: string[]): Chunk[] => {
    const seen = new Set<string>()
    return [...keys.flatMap((name) => importsOf(manifest, name, seen)), ...keys.flatMap((name) => manifest[name] ?? [])]
  }

  /** `later`: modules fetched at once though the script imports them late; `shown`: modules whose styles are needed first. */
  async function filesOf(
    key: string,
    chunk: Chunk,
    { inline = false, later = [] as string[], shown = [] as string[] },
  ): Promise<PageFiles> {
    const imported = withImports([...later, key]).filter((one) => one !== chunk)
    const styles = [...new Set(withImports([...later, ...shown, key]).flatMap(({ css }) => css ?? []))]
    const read = (file: string) => readFile(join(folder, 'client', file), 'utf8')
    return {
      script: `/${chunk.file}`,
      preloads: imported.map(({ file }) => `/${file}`),
      stylesheets: inline ? [] : styles.map((file) => `/${file}`),
      css: inline ? (await Promise.all(styles.map(read))).join('\n').trim() : '',
    }
  }

  const files = new Map<string, PageFiles>()
  for (const [key, chunk] of Object.entries(manifest)) {
    const page = PAGE.exec(key)?.[1]
    // All that a public entry imports late is its page, whatever the file that the build puts it in is called.
    if (page) files.set(page, await filesOf(key, chunk, { inline: true, shown: chunk.dynamicImports ?? [] }))
    // The back-office's script is a gate: what it lets in is wanted by nearly everyone who comes.
    if (key === ADMIN) files.set('admin', await filesOf(key, chunk, { later: chunk.dynamicImports ?? [] }))
  }
  return {
    entry: async () => entry,
    files: async (page) => {
      const found = files.get(page)
      if (!found) throw new Error(`The manifest has no script for ${page}`)
      return found
    },
    font: (address) => readFile(join(folder, 'client', address)),
    assets: join(folder, 'client/assets'),
    storybook: { folder: join(folder, '../../../storybook-static'), build },
  }
}
