import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// Relative, because the server mounts it under /storybook/.
export default defineConfig({ base: './', plugins: [react()] })
