import type { Plugin } from 'vite'

/** react-admin's core imports lodash: 185 modules, some of which detect features at load. es-toolkit has the same functions. */
const lodash: Plugin = {
  name: 'lodash',
  enforce: 'pre',
  resolveId(id) {
    const [, name] = /^lodash\/(\w+)(?:\.js)?$/.exec(id) ?? []
    return name ? this.resolve(`es-toolkit/compat/${name}`, import.meta.filename) : null
  },
}

/** es-toolkit's `union` is that of lodash for any input, of seven kilobytes more; react-admin joins two lists of ids. */
const union: Plugin = {
  name: 'union',
  enforce: 'pre',
  resolveId: (id) => (id === 'lodash/union.js' ? '\0union' : null),
  load: (id) => (id === '\0union' ? 'export default (some, more) => [...new Set([...some, ...more])]' : null),
}

/** What d3's scales import to go from any value to another and to write numbers; ours go from number to number, and write none. */
const scaleParts = new Map([
  [
    'd3-interpolate',
    `export const interpolateNumber = (from, to) => (at) => from * (1 - at) + to * at
    export const interpolate = interpolateNumber
    export const interpolateRound = (from, to) => (at) => Math.round(interpolateNumber(from, to)(at))
    export const piecewise = undefined`,
  ],
  [
    'd3-format',
    'export const format = undefined, formatPrefix = format, formatSpecifier = format, precisionFixed = format, precisionPrefix = format, precisionRound = format',
  ],
])

/** Recharts imports every d3 scale, including time and colour; ours only need band, point and linear ones. */
const chartScales: Plugin = {
  name: 'chart-scales',
  enforce: 'pre',
  async resolveId(id, importer) {
    if (scaleParts.has(id) && importer?.includes('/d3-scale/')) return `\0${id}`
    if (id !== 'victory-vendor/d3-scale') return null
    const all = await this.resolve(id, importer, { skipSelf: true })
    return all && `\0chart-scales:${all.id}`
  },
  load: (id) =>
    id.startsWith('\0chart-scales:')
      ? `export { scaleBand, scaleLinear, scalePoint } from ${JSON.stringify(id.slice('\0chart-scales:'.length))}`
      : scaleParts.get(id.slice(1)),
}

const inflections = ['capitalize', 'humanize', 'inflect', 'pluralize', 'singularize', 'transform']

/** react-admin makes English names of what has none; here everything shown has a French one. */
const noInflection: Plugin = {
  name: 'no-inflection',
  enforce: 'pre',
  resolveId: (id) => (id === 'inflection' ? '\0no-inflection' : null),
  load: (id) =>
    id === '\0no-inflection'
      ? `const asIs = (word) => word; export { ${inflections.map((name) => `asIs as ${name}`).join()} }`
      : null,
}

/** What react-admin takes of query-string, a library of several kilobytes, by what browsers have. */
const plainQueries: Plugin = {
  name: 'plain-queries',
  enforce: 'pre',
  resolveId: (id) => (id === 'query-string' ? '\0plain-queries' : null),
  load: (id) =>
    id === '\0plain-queries'
      ? `export const parse = (search) => {
          const found = {}
          for (const [key, value] of new URLSearchParams(search))
            found[key] = key in found ? [found[key], value].flat() : value
          return found
        }
        export const stringify = (query) =>
          Object.keys(query).sort().flatMap((key) => [query[key]].flat()
            .filter((value) => value !== undefined)
            .map((value) => [key, value ?? ''].map(encodeURIComponent).join('='))).join('&')`
      : null,
}

/** react-router's exports always lead to its development build: the same code, with warnings for developers. */
const quietRouter: Plugin = {
  name: 'quiet-router',
  enforce: 'pre',
  apply: 'build',
  async resolveId(id, importer) {
    if (!/^react-router(?:-dom|\/dom)?$/.test(id)) return null
    const found = await this.resolve(id, importer, { skipSelf: true })
    return (
      found && { ...found, id: found.id.replace('/react-router/dist/development/', '/react-router/dist/production/') }
    )
  },
}

/** What the bundler takes for effects in react-router, so that parts nobody uses stay, and what its links have for prefetching, which ours do not ask for. */
const unused: readonly [RegExp, string][] = [
  [/^\w+\.displayName = .*$/gm, ''],
  [/(?<== )(?=React\d*\.forwardRef\()/g, '/* @__PURE__ */ '],
  [/(?<== class extends )(React\d*\.Component)/g, '(/* @__PURE__ */ (() => $1)())'],
  [/return shouldPrefetch && !isAbsolute \?/g, 'return false ?'],
]

/** react-router without the parts for pages that a framework renders: five kilobytes of each page of the back-office. */
const plainRouter: Plugin = {
  name: 'plain-router',
  apply: 'build',
  transform: (code, id) =>
    id.includes('/react-router/dist/production/chunk-')
      ? unused.reduce((text, [part, instead]) => text.replace(part, instead), code)
      : null,
}

/** react-admin's lists bring an exporter of their own with a CSV library; ours is the kit's export/useExport.ts. */
const ownExport: Plugin = {
  name: 'own-export',
  enforce: 'pre',
  resolveId: (id) => (id === 'jsonexport/dist/index.js' ? '\0own-export' : null),
  load: (id) =>
    id === '\0own-export'
      ? "export default () => { throw new Error('Lists are exported by packages/admin-kit/src/export/useExport.ts') }"
      : null,
}

/** Emotion's `withTheme`, which nothing here uses, copies statics by a library that brings a second react-is. */
const noStatics: Plugin = {
  name: 'no-statics',
  enforce: 'pre',
  resolveId: (id) => (id === 'hoist-non-react-statics' ? '\0no-statics' : null),
  load: (id) =>
    id === '\0no-statics'
      ? "export default () => { throw new Error('withTheme of Emotion is left out: vite.lighter.ts') }"
      : null,
}

/** MUI's theme brings the script that sets the colours before it; ours is apps/admin/src/platform/boot. Its names of keys stay. */
const ownBoot: Plugin = {
  name: 'own-boot',
  enforce: 'pre',
  apply: 'build',
  load: (id) =>
    id.endsWith('/@mui/system/InitColorSchemeScript/InitColorSchemeScript.mjs')
      ? `export const DEFAULT_MODE_STORAGE_KEY = 'mode'
        export const DEFAULT_COLOR_SCHEME_STORAGE_KEY = 'color-scheme'
        export const DEFAULT_ATTRIBUTE = 'data-color-scheme'
        export const buildInitColorSchemeScript = () => {
          throw new Error('MUI’s script of colours is left out: vite.lighter.ts')
        }
        export default buildInitColorSchemeScript`
      : null,
}

/** Zod's schemas bring what writes them as JSON Schema, a fifth of them: browsers write none. */
const noJsonSchema: Plugin = {
  name: 'no-json-schema',
  apply: 'build',
  transform(code, id) {
    if (!/\/zod\/v4\/core\/(?:to-json-schema|json-schema-processors)\.js$/.test(id)) return null
    const names = [...code.matchAll(/^export (?:function|const) (\w+)/gm)].map(([, name]) => `leftOut as ${name}`)
    return `const leftOut = () => () => { throw new Error('JSON Schema is left out: vite.lighter.ts') }
      export { leftOut as process, ${names.join()} }`
  },
}

/** What the build replaces or leaves out of what react-admin, MUI and the charts bring, before the first load pays for it. */
export const lighter: readonly Plugin[] = [
  union,
  lodash,
  ownExport,
  noInflection,
  plainQueries,
  quietRouter,
  plainRouter,
  noStatics,
  ownBoot,
  chartScales,
  noJsonSchema,
]
