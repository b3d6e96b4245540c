import { kinds, type Screen, type ScreenState, screenStates, stateLabels, statesOf } from './states.ts'

/** A story, as the index of Storybook knows it. */
export type IndexedStory = { id: string; title: string; name: string; exportName: string }

export type Count = { covered: number; total: number; missing: readonly string[] }

/** What is shown and what is not: exported components, registered states, and screens’ stories that no row names. */
export type CoverageFigures = { components: Count; states: Count; orphans: readonly string[] }

/** Every registered state of every screen: those whose story is not in the index are missing. */
export function countStates(screens: readonly Screen[], stories: readonly IndexedStory[]): Count {
  const all = screens.flatMap((screen) => statesOf(screen).map(([state, name]) => ({ screen, state, name })))
  const missing = all
    .filter(({ screen, name }) => !stories.some((story) => isStory(story, screen, name)))
    .map(({ screen, state, name }) => `${labelOf(screen, state)} : pas de story ${name}`)
  return { covered: all.length - missing.length, total: all.length, missing }
}

/** The stories of screens that no row names, and the names in rows that are no story. */
export function findOrphans(screens: readonly Screen[], stories: readonly IndexedStory[]): string[] {
  const named = screens.flatMap((screen) =>
    [...statesOf(screen).map(([, name]) => name), ...(screen.also ?? [])].map((name) => ({ screen, name })),
  )
  const orphans = stories
    .filter(({ title, name }) => title.startsWith('Écrans/') && !name.startsWith('Clavier'))
    .filter((story) => !named.some(({ screen, name }) => isStory(story, screen, name)))
    .map(({ id, name }) => `${id} (« ${name} ») : dans aucune ligne du registre`)
  const gone = screens.flatMap((screen) =>
    (screen.also ?? [])
      .filter((name) => !stories.some((story) => isStory(story, screen, name)))
      .map((name) => `${screen.id} : le registre nomme ${name}, qui n’est pas une story`),
  )
  return [...orphans, ...gone]
}

/** The states of a screen that have neither a story nor a reason not to have one. */
export function unclearStates(screen: Screen): string[] {
  const stated = statesOf(screen).map(([state]) => state)
  const reasons: Screen['never'] = { ...kinds[screen.kind].never, ...screen.never }
  return screenStates
    .filter((state) => !stated.includes(state) && !reasons[state])
    .map((state) => `${labelOf(screen, state)} : ni story, ni raison de ne pas en avoir`)
}

const isStory = (story: IndexedStory, { id, parts = [] }: Screen, name: string) =>
  story.exportName === name &&
  [id, ...parts.map((part) => `${id}-${part}`)].some((file) => story.id.startsWith(`${file}--`))

const labelOf = ({ id }: Screen, state: ScreenState) => `${id}, état « ${stateLabels[state]} »`

/** Both numbers in one line, which `npm test` shows: the mark asks for it. */
export const coverageLine = ({ components, states }: CoverageFigures): string =>
  `▸ Stories\u00a0: ${components.covered}/${components.total} composants, ${states.covered}/${states.total} états d’écran`
