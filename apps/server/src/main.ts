import { builtFolder, builtSite } from './site/built.ts'
import { createSite } from './site/plugin.ts'
import { start } from './start.ts'

await start(process.env, { site: createSite(() => builtSite(builtFolder())) })
