import { surface } from 'virtual:reference'
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

const offered = new Set(Object.values(surface).flatMap(({ components }) => Object.keys(components)))

/**
 * A story's source if it can be copied into a page: not when it uses a helper of the story file, which Storybook does
 * not resolve, nor for screens, whose stories make up most of their props.
 */
function codeOf({ title, parameters }: StoryEntry): string | null {
  const code: string = parameters.docs?.source?.code ?? ''
  const drawn = [...code.matchAll(/<([A-Z]\w*)/g)].map(([, name = '']) => name)
  const usable = title.startsWith('Composants/') && drawn.length > 0 && !/\bargs\b/.test(code)
  return usable && drawn.every((name) => offered.has(name)) ? code.replaceAll(/\bfn\(\)/g, '() => {}') : null
}

function Code({ story }: { story: StoryEntry }) {
  const code = codeOf(story)
  if (code === null) return null
  return (
    <details>
      <summary>Code</summary>
      <Source code={code} language="tsx" />
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
        <Code story={story} />
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
