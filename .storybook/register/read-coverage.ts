import { resolve } from 'node:path'
import { buildIndex } from 'storybook/internal/core-server'
import {
  type CoverageFigures,
  countStates,
  findOrphans,
  type IndexedStory,
} from '../../packages/ui/src/storybook/register/coverage.ts'
import { screens } from '../../packages/ui/src/storybook/register/screens.ts'
import { readComponents } from './components.ts'

/** Every story of the index that Storybook itself makes of the sources. */
async function readStories(): Promise<IndexedStory[]> {
  const { entries } = await buildIndex({ configDir: resolve(import.meta.dirname, '..') })
  return Object.values(entries).flatMap(({ id, title, name, type, ...entry }) =>
    type === 'story' && 'exportName' in entry ? [{ id, title, name, exportName: entry.exportName ?? '' }] : [],
  )
}

/** What the stories cover, counted in the sources as they are now. */
export async function readCoverage(): Promise<CoverageFigures> {
  const stories = await readStories()
  const { all, missing } = readComponents()
  return {
    components: { covered: all.length - missing.length, total: all.length, missing },
    states: countStates(screens, stories),
    orphans: findOrphans(screens, stories),
  }
}
