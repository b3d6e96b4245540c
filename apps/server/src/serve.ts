import { builtFolder, builtSite } from './site/built.ts'
import type { StorybookBuild } from './site/entry.ts'
import { createSite } from './site/plugin.ts'
import { type Running, start } from './start.ts'

/** A build that runs while the server starts and serves. */
export type ConcurrentBuild = {
  /** Resolves to true once the site is built, to false when the server is stopped before. */
  site: Promise<boolean>
  storybook: () => StorybookBuild
}

/** Serves the built site; with a concurrent build, prepares the database meanwhile, then waits for it. */
export function serve(beside?: ConcurrentBuild): Promise<Running> {
  const site = async () => {
    if (beside && !(await beside.site)) return null
    return builtSite(builtFolder(), beside?.storybook)
  }
  return start(process.env, { site: createSite(site) })
}
