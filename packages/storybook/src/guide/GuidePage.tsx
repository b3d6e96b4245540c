import {
  Canvas,
  Description,
  DocsContext,
  PureArgsTable,
  Source,
  Story,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'
import { type ComponentProps, useContext, useState } from 'react'
import type { StrictArgTypes } from 'storybook/internal/csf'
import css from './GuidePage.module.css'
import type { Guide } from './guide.ts'
import { Framed, WHOLE_WIDTH } from './Paper.tsx'

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
function States() {
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
function Parts() {
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

/** A component, with what Storybook read in its source when it built the pages. */
type Documented = { __docgenInfo?: { displayName?: string } }

const nameOf = ({ __docgenInfo }: Documented) => __docgenInfo?.displayName ?? ''

/** The components of a page, its subject first, without wrappers that give stories their state (`Story…`). */
function useComponents(): readonly Documented[] {
  const { component, subcomponents = {} } = useOf('meta', ['meta']).preparedMeta
  const all: readonly (Documented | undefined)[] = [component, ...Object.values(subcomponents)]
  return all.filter((one) => one !== undefined).filter((one) => !nameOf(one).startsWith('Story'))
}

/** The rows that Storybook's table would have, with types as they are written: it names their kind (« union »). */
function asWritten(rows: StrictArgTypes): StrictArgTypes {
  return Object.fromEntries(
    Object.entries(rows).map(([name, row]) => {
      const { name: kind, raw } = row.type ?? {}
      const summary = kind === 'function' ? raw : raw?.replace(/ \| undefined$/, '')
      return [name, summary ? { ...row, table: { ...row.table, type: { summary } } } : row]
    }),
  )
}

/** The description of a page's subject, from its source. */
function Lede() {
  const [subject] = useComponents()
  return subject ? <Description of={subject} /> : null
}

/** The properties of each component of a page, from its source. */
function Properties() {
  const { extractArgTypes } = useOf('meta', ['meta']).preparedMeta.parameters.docs
  const components = useComponents()
  if (components.length === 0) return null
  return (
    <section>
      <h2 id="proprietes">Propriétés</h2>
      {components.map((component, index) => {
        const rows = asWritten(extractArgTypes(component) ?? {})
        return (
          <section key={nameOf(component)}>
            <h3 id={`proprietes-${nameOf(component)}`}>{nameOf(component)}</h3>
            {index > 0 ? <Description of={component} /> : null}
            {Object.keys(rows).length > 0 ? <PureArgsTable rows={rows} /> : <p>Aucune.</p>}
          </section>
        )
      })}
    </section>
  )
}

const sections: Record<keyof Guide, string> = {
  use: 'Quand l’utiliser',
  avoid: 'Quand l’éviter',
  writing: 'Rédaction',
  accessibility: 'Accessibilité',
}
const names = Object.keys(sections) as (keyof Guide)[]

/** Inserts the no-break spaces of French, so that authors need not type them. */
function typeset(sentence: string): string {
  return sentence.replace(/« /g, '«\u00a0').replace(/ (?=[»:;!?%€])/g, '\u00a0')
}

function Sections({ guide }: { guide: Guide }) {
  return (
    <div className={css.sections}>
      {names.map((name) => (
        <section key={name} className={name === 'avoid' ? css.avoid : undefined}>
          <h2 id={`guide-${name}`}>{sections[name]}</h2>
          <ul>
            {guide[name].map((sentence) => (
              <li key={sentence}>{typeset(sentence)}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/**
 * The documentation page of a story file: description, guide (none for foundations and screens), stories, and the
 * properties of the components shown. A foundation has only its parts.
 */
export default function GuidePage() {
  const { title, parameters } = useOf('meta', ['meta']).preparedMeta
  const guide: Guide | undefined = parameters.guide
  const isFoundation = title.startsWith('Fondations/')
  return (
    <div className={css.page}>
      <header className={css.head}>
        <Title />
        {parameters.docs?.description?.component || isFoundation ? <Description /> : <Lede />}
      </header>
      {guide ? <Sections guide={guide} /> : null}
      {isFoundation ? <Parts /> : <States />}
      {isFoundation ? null : <Properties />}
    </div>
  )
}
