import { pathToFileURL } from 'node:url'
import { followParent } from '../../scripts/process.mjs'
import { at } from '../../scripts/root.mjs'

// The server that `npm start` starts, without what it checks and builds before; it ends with the tests, however they end.
followParent()
const { serve } = await import(pathToFileURL(at('apps/server/dist/serve.js')).href)
await serve()
