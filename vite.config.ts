import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { relative } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, defineConfig, type Plugin } from 'vite'
import manifest from './package.json' with { type: 'json' }
import { lighter } from './vite.lighter.ts'

/** The oldest browsers of the product, as `browserslist` of package.json names them: `chrome >= 109` is chrome109. */
const target = manifest.browserslist.map((browser) => browser.replace(' >= ', ''))

/** Bundles the back-office's boot script separately, because the server inlines it into the document. */
const bootScript: Plugin = {
  name: 'boot-script',
  resolveId: (id) => (id === 'virtual:boot' ? '\0boot' : null),
  async load(id) {
    if (id !== '\0boot') return null
    const built = await build({
      configFile: false,
      logLevel: 'error',
      publicDir: false,
      build: {
        write: false,
        target,
        modulePreload: false,
        rolldownOptions: { input: 'apps/admin/src/platform/boot/boot.ts', output: { format: 'iife' } },
      },
    })
    const [{ output: [{ code } = { code: '' }] = [] } = {}] = [built].flat() as { output?: { code: string }[] }[]
    return `export default ${JSON.stringify(code)}`
  },
}

const classes = new Map<string, string>()

/**
 * The name of a class in the built styles, the same in both builds. Documents carry their styles: readable names were a
 * tenth of the menu's. @throws Error when two classes would share a name
 */
function shortName(name: string, file: string): string {
  const own = `${relative(import.meta.dirname, file.split('?')[0] ?? '')} ${name}`
  const short = `_${createHash('sha256').update(own).digest('base64url').slice(0, 4)}`
  const other = classes.get(short) ?? own
  if (other !== own) throw new Error(`Class ${short} would stand for « ${other} » and « ${own} »: rename one`)
  classes.set(short, own)
  return short
}

/** The script of each public page, by the page's name. */
function publicPages(): Record<string, string> {
  const folder = 'apps/public/src/client'
  const files = readdirSync(`${import.meta.dirname}/${folder}`).filter((file) => file.endsWith('.tsx'))
  return Object.fromEntries(files.map((file) => [file.replace('.tsx', ''), `${folder}/${file}`]))
}

/**
 * One client build for both apps, so that shared code (React, the domain) is downloaded once; with `--ssr`, the
 * server-side rendering. There is no index.html: the server reads the manifest.
 */
export default defineConfig(({ isSsrBuild, command }) => ({
  appType: 'custom',
  // Otherwise apps/public would be taken for a folder of static files.
  publicDir: false,
  plugins: [...lighter, bootScript, react()],
  resolve: { dedupe: ['react', 'react-dom'] },
  ...(command === 'build' ? { css: { modules: { generateScopedName: shortName } } } : {}),
  // The server's dependencies do not include React, so the bundle does.
  ...(isSsrBuild && command === 'build' ? { ssr: { noExternal: true } } : {}),
  build: {
    outDir: isSsrBuild ? 'apps/server/dist/ssr' : 'apps/server/dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    target,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      // React changes less often than the product: its own chunk stays cached over releases.
      output: isSsrBuild
        ? {}
        : {
            // Rolldown joins the names of all pages that share a chunk: keep the first.
            chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
            assetFileNames: ({ names: [name = ''] }) =>
              name.includes('~') ? `assets/${name.split('~')[0]}-[hash][extname]` : 'assets/[name]-[hash][extname]',
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
                // What every public page needs, in one file instead of a dozen.
                {
                  name: 'site',
                  test: /apps\/public\/src\/(?:App|hydrate|use-hydrated)\.tsx?|ui\/src\/site\/Button\.tsx|format\/codes/,
                },
                // What the menu and the back-office need too of the forms of sign-in and registration, then those.
                {
                  name: 'drawing',
                  test: /ui\/src\/foundations\/illustration\/|format\/(?:counts|phone-address)\.ts|messages\/auth\.ts/,
                },
                {
                  name: 'form',
                  test: /ui\/src\/site\/(?:PlainPage|Fields)\.tsx|pages\/LoginPage\.tsx|public\/src\/why-failed\.ts|api\/unloaded\.ts/,
                },
                // The API code of both applications, otherwise one file per module.
                {
                  name: 'wire',
                  test: /domain\/src\/(?:base|concepts)\/(?:lazily|time\/server-clock|wire\/(?:answered|error-body|http|times)|api\/(?:call|client)|format\/(?:counts|dates|money)|text\/text|(?:restaurant\/restaurant|dish\/dish|review\/review)(?:\.wire|\.calls)?|messages\/common|dish\/dish\.messages|message\/message-wish|auth\/sign-out)\.ts/,
                },
                { name: 'readers', test: /base\/(?:text\/readers|format\/read-money|time\/typed-time)/ },
                // MUI's styles, which the back-office evaluates in a separate task; what only its dialogs and switches need comes with them.
                {
                  name: 'theme',
                  test: /ui\/src\/foundations\/theme\/|node_modules\/(?:@emotion|@mui\/(?:system|styled-engine|private-theming|utils(?!\/(?:use(?!EnhancedEffect|Id)|is(?:EventHandler|HostComponent|FocusVisible)|owner|get|contains|mergeSlot|omit|extract|append|resolveComponent|createChained|setRef))|material\/(?:styles|locale|colors)))\//,
                },
                { name: 'toast', test: /ui\/src\/components\/toast\// },
                // What visits of public pages and the back-office share.
                {
                  name: 'diagnosis',
                  test: /domain\/src\/(?:base|concepts)\/(?:format\/phone|booking\/booking|event-request\/event-request|restaurant\/zone|report\/report\.messages|disease\/(?:race|disease|symptom-words)|diagnosis\/diagnosis(?:\.messages)?|auth\/claims)\.ts/,
                },
                {
                  name: 'restaurants',
                  test: /ui\/src\/site\/(?:badges|Notice)\.tsx|ui\/src\/components\/modal\/|illustration-for|messages\/public\.ts|restaurant\/restaurant\.messages\.ts|ui\/src\/foundations\/secure-context\//,
                },
                // What visits and a few pages of the back-office share: the next group would take it along.
                {
                  name: 'house',
                  test: /public\/src\/return-path|domain\/src\/(?:base\/(?:auth|messages)\/regist|concepts\/(?:restaurant-menu\/|team\/|account-link\/|house\/house(?:\.calls)?\.ts|request\/request\.ts))/,
                },
                // Client-side navigation and the forms' calls, both loaded on interaction.
                {
                  name: 'visit',
                  test: /apps\/public\/src\/(?:visit\/visits|calls|load|routes|titles)\.tsx?/,
                },
                // Public pages first, each with only what it needs, so that the next group does not take their modules.
                { name: 'public', test: /apps\/public\/src\//, entriesAware: true },
                // What nearly every screen, the lists and the order pages share, in one file instead of eighty.
                {
                  name: 'back-office',
                  test: /ui\/src\/components\/(?:screen\/(?:ScreenHeading|useKeptFocus|Joined)|list\/(?:StatusChip|StatCard|FilterBar|ListReading|PageWindow|ExportControl)|input\/(?:Field|fields)|button\/(?:Button|TextLink)|feedback\/dialogs|screen\/(?:DetailDialog|DetailForm))\.tsx?|format\/ids\.ts|admin\/src\/platform\/(?:time\/clock|lazy\/lazyDialog|navigation\/links)\.ts|format\/(?:csv|rounded)\.ts|messages\/back-office\.ts|booking\/booking\.messages|concepts\/booking\/ReasonQuestion|admin-kit\/src\/(?:query\/list-starts|export\/\w+)\.ts|api\/read-pages\.ts|concepts\/console\/console\.ts|plain-queries|admin\/src\/(?:platform\/list\/|pages\/day\/useDay\.ts|pages\/restaurant\/useRestaurants\.ts|console\/console\.module|console\/(?:access|definitions)\.ts|pages\/order\/(?:OpenOrder|orderAddress)\.tsx?)|ui\/src\/concepts\/order\/(?:order-words|order-parts|OrderDetailDialog)\.tsx?|domain\/src\/(?:base|concepts)\/(?:chat-session\/session-stats|booking\/booking\.ts|first-steps\/(?!.*\.messages))|node_modules\/react-is\/|react-router\/dist\/production\/dom-export|ra-core\/dist\/(?:auth\/(?:AuthContext|useAuthProvider)|store\/(?:memoryStore|useStore)|i18n\/(?:I18nContext|useTranslate)\.|notification\/(?:useNotify|useNotification)|routing\/|core\/(?:ResourceContext|ResourceContextProvider|ResourceDefinitionContext|useResourceContext|useResourceDefinitions)\.|controller\/record\/useRecordContext|dataProvider\/(?:dataFetchActions|defaultDataProvider|undo)|util\/useEvent)|es-toolkit\/dist\/compat\/(?:predicate\/isEqual|object\/(?:get|has)|_internal\/is(?:IterateeCall|Key))\.|es-toolkit\/dist\/function\/identity|wire\/simple-rest|material\/esm\/styles\/identifier|feedback\/states|admin-kit\/src\/admin\/(?:backEnd|Admin)/,
                },
                // What other pages say too of what every record has, each set by itself.
                {
                  name: 'words',
                  test: /domain\/src\/concepts\/(?:audit\/|(?:reservation\/reservation|disease\/disease|user\/user)\.messages)/,
                  entriesAware: true,
                },
                // What the lists of bookings, their pages and their forms share, then what every list of the console reads by.
                {
                  name: 'bookings',
                  test: /domain\/src\/concepts\/(?:reservation\/(?:reservation|reservation\.calls)|event-request\/(?:event-request-draft|event-request\.calls)|booking\/booking-period)\.ts|ui\/src\/concepts\/(?:booking\/(?:booking-words)|reservation\/reservation-words)/,
                },
                { name: 'reads', test: /admin-kit\/src\/data\/listReads\.ts/ },
                // MUI's, which a record's page would take along.
                {
                  name: 'widgets',
                  test: /@mui\/material\/(?:utils|DefaultPropsProvider|Typography)\//,
                  entriesAware: true,
                },
                // What every list of the console needs, then every record.
                {
                  name: 'lists',
                  test: /admin-kit\/src\/(?:list|actions|fields|inputs)\/|admin-kit\/src\/admin\/subject\.tsx|admin\/src\/console\/(?:ConsoleList|resourcePage|Record)\.tsx|admin-kit\/src\/record\/(?:SimpleShowLayout|ReferenceManyField)|admin\/src\/resources\/(?:orders|parts\/(?:customerOf|order|restaurantOf))\.tsx?/,
                },
                {
                  name: 'records',
                  test: /admin-kit\/src\/record\/Show|admin\/src\/console\/RecordPage\.tsx|ui\/src\/components\/record\/RecordScreen/,
                },
              ],
            },
          },
      input: isSsrBuild
        ? { 'entry-server': 'apps/public/src/entry-server.tsx', 'entry-admin': 'apps/admin/src/entry-server.tsx' }
        : {
            ...publicPages(),
            admin: 'apps/admin/src/app/start.tsx',
            // An entry for the font files: pages only reference them in inlined styles, which no script imports.
            fonts: 'packages/ui/src/foundations/tokens/fonts.ts',
          },
    },
  },
}))
