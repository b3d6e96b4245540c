import { defineConfig } from 'vite'

/**
 * The server in one file: finding and reading the thousand modules of its dependencies one by one takes a fifth of a start. Left
 * outside is what brings files that are no scripts along, and the proxy, which is loaded for another backend only.
 */
export default defineConfig({
  ssr: {
    noExternal: true,
    external: [
      '@electric-sql/pglite',
      '@electric-sql/pglite/contrib/btree_gist',
      '@electric-sql/pglite/contrib/pg_trgm',
      '@fastify/http-proxy',
      '@node-rs/argon2',
      '@resvg/resvg-wasm',
    ],
  },
})
