import { existsSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { rolldown } from 'rolldown'
import { assets } from './assets.mjs'
import { styles } from './styles.mjs'

const isOwn = (id) => id.startsWith('.') || id.startsWith('/')

/** `Name.published.tsx` stands in for `Name.tsx`: what the product's own build does better than a consumer's can. */
const published = {
  name: 'published',
  resolveId(source, importer) {
    if (!importer || !/^\..*\.tsx?$/.test(source)) return null
    const path = resolve(dirname(importer), source).replace(/(\.tsx?)$/, '.published$1')
    return path !== importer && existsSync(path) ? path : null
  },
}

/**
 * Compiles a package's sources to ES modules in `out`, one for each source, so that a consumer's bundler drops what is
 * not used. Resolves to the specifiers that they import from elsewhere.
 * @param entries absolute paths of the sources that the package exports
 */
export async function compileModules({ sources, entries, out }) {
  const bundle = await rolldown({
    input: Object.fromEntries(entries.map((path) => [relative(sources, path).replace(/\.tsx?$/, ''), path])),
    platform: 'neutral',
    external: (id) => !isOwn(id) && !/\?(?:url|raw)$/.test(id),
    checks: { pluginTimings: false },
    transform: { jsx: { runtime: 'automatic', development: false }, target: 'es2023' },
    plugins: [published, assets(sources), await styles(sources)],
  })
  const { output } = await bundle.write({
    dir: out,
    format: 'es',
    preserveModules: true,
    preserveModulesRoot: sources,
    entryFileNames: '[name].js',
    sourcemap: true,
    // Sources are in the maps; their paths are those of the package, wherever it was built.
    sourcemapPathTransform: (source, map) =>
      relative(dirname(map), resolve(out, 'src', relative(sources, resolve(dirname(map), source)))),
  })
  await bundle.close()
  const names = new Set(output.filter(({ type }) => type === 'chunk').map(({ fileName }) => fileName))
  return output
    .filter(({ type }) => type === 'chunk')
    .flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports])
    .filter((id) => !names.has(id) && !id.startsWith('#'))
}
