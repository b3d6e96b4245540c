import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { drawingsInPage, otherLanguage } from './plugins.ts'

// Relative, because the server mounts it under /storybook/.
export default defineConfig({
  base: './',
  plugins: [drawingsInPage, otherLanguage, react()],
})
