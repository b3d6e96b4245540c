import { defineConfig } from 'vite'

// The views take their words from this name; ours are in the file.
export default defineConfig({
  resolve: { alias: { '@potager/domain/messages': new URL('src/catalogue.ts', import.meta.url).pathname } },
})
