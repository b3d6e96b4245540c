import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageFiles, SiteEntry, SiteSource } from './entry.ts'

type Chunk = { file: string; imports?: string[]; css?: string[] }
type Manifest = Record<string, Chunk>

const entries = { public: 'apps/public/src/client.tsx', admin: 'apps/admin/src/main.tsx' } as const

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
 * The site as `npm run build` left it: scripts by the manifest, rendering by the built entry. The public app's styles
 * go into the document, which saves its first paint a round trip; the back-office's stay files.
 * Null when nothing was built: the API can still be run alone.
 */
export async function builtSite(folder: string): Promise<SiteSource | null> {
  const manifestFile = join(folder, 'client/.vite/manifest.json')
  if (!existsSync(manifestFile)) return null
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest
  const entry = (await import(/* @vite-ignore */ pathToFileURL(join(folder, 'ssr/entry-server.js')).href)) as SiteEntry

  async function filesOf(app: keyof typeof entries): Promise<PageFiles> {
    const main = manifest[entries[app]]
    if (!main) throw new Error(`${entries[app]} is not in the manifest`)
    const imported = importsOf(manifest, entries[app])
    const styles = [...new Set([...imported, main].flatMap((chunk) => chunk.css ?? []))]
    const inlined =
      app === 'public' ? await Promise.all(styles.map((file) => readFile(join(folder, 'client', file), 'utf8'))) : []
    return {
      script: `/${main.file}`,
      preloads: imported.map((chunk) => `/${chunk.file}`),
      stylesheets: app === 'public' ? [] : styles.map((file) => `/${file}`),
      css: inlined.join('\n').trim(),
    }
  }

  const files = { public: await filesOf('public'), admin: await filesOf('admin') }
  return {
    entry: async () => entry,
    files: async (app) => files[app],
    assets: join(folder, 'client/assets'),
    storybook: join(folder, '../../../storybook-static'),
  }
}
