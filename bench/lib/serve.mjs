// The server as `npm start` runs it, once everything is built: a process of its own.
const { serve } = await import('../../apps/server/dist/serve.js')
await serve()
