import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { language } from './language.ts'
import { networkWorker } from './network/serve-worker.ts'
import { coverage } from './register/plugin.ts'

// Relative, because the server mounts it under /storybook/.
export default defineConfig({
  base: './',
  plugins: [language(process.env.POTAGER_LANGUAGE ?? 'fr'), coverage, networkWorker, react()],
})
