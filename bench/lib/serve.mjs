// The built server as `npm start` runs it, in its own process.
const { serve } = await import('../../apps/server/dist/serve.js')
await serve()
