import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/**
 * react-admin's translator asks for a stand-in of `Object.entries` that brings forty modules along; every browser we
 * build for has the function itself.
 */
const nativeEntries: Plugin = {
  name: 'native-entries',
  enforce: 'pre',
  resolveId: (id) => (id === 'object.entries' ? '\0native-entries.cjs' : null),
  load: (id) => (id === '\0native-entries.cjs' ? 'module.exports = Object.entries' : null),
}

/**
 * One client build for both apps, so that what they share (React, the domain) is downloaded once, and with `--ssr` the
 * rendering of the public site for the server. The server reads the manifest: no index.html exists.
 */
export default defineConfig(({ isSsrBuild, command }) => ({
  appType: 'custom',
  // apps/public must not be taken for a folder of static files.
  publicDir: false,
  plugins: [nativeEntries, react()],
  resolve: { dedupe: ['react', 'react-dom'] },
  // The server's own dependencies do not include React: the rendering brings it along.
  ...(isSsrBuild && command === 'build' ? { ssr: { noExternal: true } } : {}),
  build: {
    outDir: isSsrBuild ? 'apps/server/dist/ssr' : 'apps/server/dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    target: 'es2023',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      // React changes when it is upgraded, not when the product does: browsers keep it over releases.
      output: isSsrBuild
        ? {}
        : {
            // Groups below name their parts after every page that shares them: the first word is enough.
            chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
                // What every public page consists of, in one file instead of a dozen.
                {
                  name: 'site',
                  test: /apps\/public\/src\/(?:App|hydrate)\.tsx|ui\/src\/site\/(?:Notice|Button)\.tsx|illustration-for|format\/codes/,
                },
                { name: 'restaurants', test: /ui\/src\/site\/(?:OpenBadge|FeatureBadges)\.tsx|use-now|fr\/home\.ts/ },
                // The public pages first, each with what it needs and nothing else, so that the next group leaves theirs alone.
                { name: 'public', test: /apps\/public\/src\//, entriesAware: true },
                // The frame of the back-office in a few files instead of sixty: fewer requests, better compressed.
                {
                  name: 'desk',
                  test: /apps\/admin\/src\/app\/start\.tsx/,
                  entriesAware: true,
                  entriesAwareMergeThreshold: 20_000,
                },
              ],
            },
          },
      input: isSsrBuild
        ? { 'entry-server': 'apps/public/src/entry-server.tsx' }
        : {
            home: 'apps/public/src/client/home.tsx',
            menu: 'apps/public/src/client/menu.tsx',
            login: 'apps/public/src/client/login.tsx',
            register: 'apps/public/src/client/register.tsx',
            restaurant: 'apps/public/src/client/restaurant.tsx',
            reviewRules: 'apps/public/src/client/reviewRules.tsx',
            about: 'apps/public/src/client/about.tsx',
            assistant: 'apps/public/src/client/assistant.tsx',
            missing: 'apps/public/src/client/missing.tsx',
            admin: 'apps/admin/src/main.tsx',
            // Pages name the typefaces in their inlined styles, where no script of theirs would bring the files in.
            fonts: 'packages/ui/src/tokens/fonts.ts',
          },
    },
  },
}))
