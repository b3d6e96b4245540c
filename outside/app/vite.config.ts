import { defineConfig } from 'vite'

export default defineConfig({
  // The views take their words from this name; ours are in the file.
  resolve: { alias: { '@potager/domain/messages': new URL('src/catalogue.ts', import.meta.url).pathname } },
  build: { rolldownOptions: { input: ['index.html', 'dish.html'] } },
})
