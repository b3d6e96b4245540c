import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/**
 * One client build for both apps, so that what they share (React, the domain) is downloaded once, and with `--ssr` the
 * rendering of the public site for the server. The server reads the manifest: no index.html exists.
 */
export default defineConfig(({ isSsrBuild, command }) => ({
  appType: 'custom',
  // apps/public must not be taken for a folder of static files.
  publicDir: false,
  plugins: [react()],
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
      input: isSsrBuild
        ? { 'entry-server': 'apps/public/src/entry-server.tsx' }
        : {
            public: 'apps/public/src/client.tsx',
            admin: 'apps/admin/src/main.tsx',
            // Pages name the typefaces in their inlined styles, where no script of theirs would bring the files in.
            fonts: 'packages/ui/src/tokens/fonts.ts',
          },
    },
  },
}))
