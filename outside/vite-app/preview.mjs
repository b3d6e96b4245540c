import { preview } from 'vite'

const server = await preview({ preview: { port: 0, host: '127.0.0.1' }, logLevel: 'error' })
console.log(server.resolvedUrls.local[0])
