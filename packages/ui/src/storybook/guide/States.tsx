import { Canvas, Description, DocsContext, Source, Story } from '@storybook/addon-docs/blocks'
import { type ComponentProps, Suspense, use, useContext, useState } from 'react'
import { Framed } from './Framed.tsx'
import css from './GuidePage.module.css'
import { codeOf } from './snippets.ts'

type Of = NonNullable<ComponentProps<typeof Canvas>['of']>

function useStories() {
  return useContext(DocsContext)
    .componentStories()
    .filter((story) => story.tags.includes('autodocs') && !story.parameters.docs?.disable)
}

/** The ids of the requirements that a story proves, which are among its tags. */
const provenBy = (tags: readonly string[]) => tags.filter((tag) => /^\[[A-Z]{3}-\d+\]$/.test(tag))

type StoryEntry = ReturnType<typeof useStories>[number]
type Screen = { type: string; styles: { width: string; height: string } }

/** The screen that a story is made for; null for one that stands in any width, or wants a wide one. */
function smallScreenOf({ storyGlobals, parameters }: StoryEntry): Screen | null {
  const screens: Readonly<Record<string, Screen>> = parameters.viewport.options
  const screen = screens[storyGlobals.viewport?.value]
  return screen && screen.type !== 'desktop' ? screen : null
}

const wide = { width: '100%', height: '780px' }

function Shown({ story, played }: { story: StoryEntry; played: boolean }) {
  const screen = smallScreenOf(story)
  const of: Of = story.moduleExport
  if (screen || played)
    return <Framed id={story.id} title={story.name} styles={screen?.styles ?? wide} played={played} />
  return <Canvas of={of} sourceState="none" withToolbar={false} className={css.canvas ?? ''} />
}

/** The code that draws a story, folded: what one would write in a page. Stories that show nothing of the package have none. */
function Code({ file, id }: { file: string; id: string }) {
  const code = use(codeOf(file, id))
  if (code === null) return null
  return (
    <details>
      <summary>Code</summary>
      <Source code={code} language="tsx" />
    </details>
  )
}

/** A story as it first appears, what its code is, and the way to play its scenario: a journey’s is played in its place. */
function State({ story }: { story: StoryEntry }) {
  const [played, setPlayed] = useState(false)
  const ids = provenBy(story.tags)
  return (
    <article>
      <h3 id={`etat-${story.id}`}>{story.name}</h3>
      <Description of={story.moduleExport} />
      <Shown story={story} played={played} />
      <div className={css.more}>
        {story.playFunction && story.title.startsWith('Parcours/') ? (
          <button
            type="button"
            aria-label={`Jouer ici « ${story.name} »`}
            aria-pressed={played}
            onClick={() => setPlayed(!played)}
          >
            Jouer ici
          </button>
        ) : null}
        <Suspense>
          <Code file={story.parameters.fileName} id={story.id} />
        </Suspense>
        <a href={`./?path=/story/${story.id}`} target="_top" aria-label={`Jouer le scénario de « ${story.name} »`}>
          {story.playFunction ? 'Jouer le scénario' : 'Ouvrir seule'}
        </a>
        {ids.length > 0 ? <span className={css.ids}>{ids.join(' ')}</span> : null}
      </div>
    </article>
  )
}

/** Every story of the file. */
export function States() {
  return (
    <section className={css.states}>
      <h2 id="etats">États</h2>
      {useStories().map((story) => (
        <State key={story.id} story={story} />
      ))}
    </section>
  )
}

/** The parts of a foundation, one under another: they are the page. */
export function Parts() {
  return useStories().map((story) => (
    <section key={story.id} className={css.part}>
      <h2 id={`partie-${story.id}`}>{story.name}</h2>
      <Description of={story.moduleExport} />
      <div className={css.ground}>
        <Story of={story.moduleExport} />
      </div>
    </section>
  ))
}
