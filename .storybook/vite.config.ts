import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { drawingsInPage } from './drawings.ts'
import { coverage } from './register/plugin.ts'
import { snippets } from './snippets/plugin.ts'

// Relative, because the server mounts it under /storybook/.
export default defineConfig({
  base: './',
  plugins: [coverage, snippets, drawingsInPage, react()],
})
