import { pathToFileURL } from 'node:url'
import { followParent } from '../../scripts/process.mjs'
import { at } from '../../scripts/root.mjs'

// The server of `npm start` without its checks and builds; it exits with the test run, however that ends.
followParent()
const { serve } = await import(pathToFileURL(at('apps/server/dist/serve.js')).href)
await serve()
