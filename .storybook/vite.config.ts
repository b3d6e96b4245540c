import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { drawingsInPage } from './drawings.ts'
import { language } from './language.ts'
import { coverage } from './register/plugin.ts'
import { snippets } from './snippets/plugin.ts'

// Relative, because the server mounts it under /storybook/.
export default defineConfig({
  base: './',
  plugins: [language(process.env.POTAGER_LANGUAGE ?? 'fr'), coverage, snippets, drawingsInPage, react()],
})
