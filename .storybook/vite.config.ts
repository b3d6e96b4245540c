import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { drawingsInPage } from './drawings.ts'
import { snippets } from './snippets/plugin.ts'

// Relative, because the server mounts it under /storybook/.
export default defineConfig({
  base: './',
  plugins: [snippets, drawingsInPage, react()],
})
