import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { coverage } from './register/plugin.ts'

// Relative, because the server mounts it under /storybook/.
export default defineConfig({ base: './', plugins: [coverage, react()] })
