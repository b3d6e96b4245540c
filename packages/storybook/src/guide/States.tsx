import { Canvas, Description, DocsContext, Source, Story } from '@storybook/addon-docs/blocks'
import { type ComponentProps, useContext, useState } from 'react'
import { Framed, WHOLE_WIDTH } from './Framed.tsx'
import css from './GuidePage.module.css'

type Of = NonNullable<ComponentProps<typeof Canvas>['of']>

function useStories() {
  return useContext(DocsContext)
    .componentStories()
    .filter((story) => story.tags.includes('autodocs') && !story.parameters.docs?.disable)
}

type StoryEntry = ReturnType<typeof useStories>[number]
type Screen = { type: string; styles: { width: string; height: string } }

/** The small screen that a story is meant for; null for any other width. */
function smallScreenOf({ storyGlobals, parameters }: StoryEntry): Screen | null {
  const screens: Readonly<Record<string, Screen>> = parameters.viewport.options
  const screen = screens[storyGlobals.viewport?.value]
  return screen && screen.type !== 'desktop' ? screen : null
}

const wide = { width: WHOLE_WIDTH, height: '780px' }

function Shown({ story, played }: { story: StoryEntry; played: boolean }) {
  const screen = smallScreenOf(story)
  const of: Of = story.moduleExport
  if (screen || played)
    return <Framed id={story.id} title={story.name} styles={screen?.styles ?? wide} played={played} />
  return <Canvas of={of} sourceState="none" withToolbar={false} className={css.canvas ?? ''} />
}

/** The code of a story that the page draws; screens have properties of a page's length. */
function Code({ story }: { story: StoryEntry }) {
  return (
    <details>
      <summary>Code</summary>
      <Source of={story.moduleExport} language="tsx" />
    </details>
  )
}

/** A story before its play function, with its source and a button to run it; a journey is played in place. */
function State({ story }: { story: StoryEntry }) {
  const [played, setPlayed] = useState(false)
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
        {story.title.startsWith('Composants/') && !smallScreenOf(story) ? <Code story={story} /> : null}
        <a href={`./?path=/story/${story.id}`} target="_top" aria-label={`Jouer le scénario de « ${story.name} »`}>
          {story.playFunction ? 'Jouer le scénario' : 'Ouvrir seule'}
        </a>
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

/** The stories of a foundation, one below the other, as the page's content. */
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
