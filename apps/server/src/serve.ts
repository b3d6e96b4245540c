import { builtFolder, builtSite } from './site/built.ts'
import type { StorybookBuild } from './site/entry.ts'
import { createSite } from './site/plugin.ts'
import { type Running, start } from './start.ts'

/** What is still being built while the server starts and serves. */
export type ConcurrentBuild = {
  /** Resolves once the site is built; to false when it will not be, because the server is told to stop. */
  site: Promise<boolean>
  storybook: () => StorybookBuild
}

/** The server with the site as built; given what is built beside, it prepares its database meanwhile and then waits. */
export function serve(beside?: ConcurrentBuild): Promise<Running> {
  const site = async () => {
    if (beside && !(await beside.site)) return null
    return builtSite(builtFolder(), beside?.storybook)
  }
  return start(process.env, { site: createSite(site) })
}
