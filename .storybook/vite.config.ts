import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { drawingsInPage } from './drawings.ts'
import { filesForPrograms } from './programs.ts'
import { reference } from './reference.ts'

// Relative, because the server mounts it under /storybook/.
export default defineConfig({
  base: './',
  plugins: [reference, filesForPrograms, drawingsInPage, react()],
})
