import { gzipSync } from 'node:zlib'
import { build, type Plugin, type Rolldown } from 'vite'

/** Gzipped size of an import's bundle, in bytes, and our modules bundled although nothing uses them. */
export type Bundle = { bytes: number; unused: readonly string[] }

const root = new URL('..', import.meta.url).pathname
const entryId = `${root}src/size-of-an-import.ts`
const frameworks = /^(?:react|react-dom|@mui\/[\w-]+|@emotion\/[\w-]+)(?:\/|$)/

/** A virtual module in place of an app's file that imports from the package. */
const importing = (code: string): Plugin => ({
  name: 'size-of-an-import',
  enforce: 'pre',
  resolveId: (id) => (id === entryId ? id : null),
  load: (id) => (id === entryId ? code : null),
})

type Part = Rolldown.OutputChunk | Rolldown.OutputAsset

function bytesOf(part: Part): number {
  if (part.type === 'chunk') return gzipSync(part.code).length
  return part.fileName.endsWith('.css') ? gzipSync(part.source).length : 0
}

/** Our modules bundled without any used export: they have styles or side effects. */
function unusedOf(part: Part): string[] {
  if (part.type === 'asset') return []
  const kept = Object.entries(part.modules).filter(([id, { renderedLength }]) => renderedLength > 0 && id !== entryId)
  const unused = kept.filter(([id, module]) => id.includes('/packages/ui/') && module.renderedExports.length === 0)
  return unused.map(([id]) => id)
}

/**
 * Bundles an import as an app would, styles included. `frameworks: 'outside'` excludes React, MUI and emotion, which
 * leaves our code and other libraries.
 */
export async function bundle(code: string, options: { frameworks: 'inside' | 'outside' }): Promise<Bundle> {
  const result = await build({
    root,
    configFile: false,
    envFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [importing(code)],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2023',
      cssCodeSplit: false,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      rolldownOptions: {
        input: entryId,
        preserveEntrySignatures: 'strict',
        ...(options.frameworks === 'outside' ? { external: frameworks } : {}),
      },
    },
  })
  const [output] = Array.isArray(result) ? result : [result]
  if (!output || !('output' in output)) throw new Error('Nothing was built.')
  return {
    bytes: output.output.reduce((sum, part) => sum + bytesOf(part), 0),
    unused: output.output.flatMap(unusedOf),
  }
}
