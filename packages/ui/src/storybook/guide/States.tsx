import { Canvas, Description, DocsContext, Source, Story } from '@storybook/addon-docs/blocks'
import { type ComponentProps, useContext } from 'react'
import css from './GuidePage.module.css'

type Of = NonNullable<ComponentProps<typeof Canvas>['of']>

function useStories() {
  return useContext(DocsContext)
    .componentStories()
    .filter((story) => story.tags.includes('autodocs') && !story.parameters.docs?.disable)
}

/** A story's name without the ids of the requirements that it proves, and these. */
function parts(name: string): { name: string; ids: string[] } {
  return {
    name: name.replace(/\s*\[[A-Z]+-\d+\]/g, ''),
    ids: [...name.matchAll(/\[([A-Z]+-\d+)\]/g)].flatMap(([, id]) => id ?? []),
  }
}

function Shown({ of }: { of: Of }) {
  return <Canvas of={of} sourceState="none" withToolbar={false} className={css.canvas ?? ''} />
}

/** Every story of the file, as it is shown, with its code folded and the way to play its scenario. */
export function States() {
  return (
    <section className={css.states}>
      <h2 id="etats">États</h2>
      {useStories().map((story) => {
        const { name, ids } = parts(story.name)
        return (
          <article key={story.id}>
            <h3 id={`etat-${story.id}`}>{name}</h3>
            <Description of={story.moduleExport} />
            <Shown of={story.moduleExport} />
            <div className={css.more}>
              <details>
                <summary>Code</summary>
                <Source of={story.moduleExport} />
              </details>
              <a href={`./?path=/story/${story.id}`} target="_top" aria-label={`Jouer le scénario de « ${name} »`}>
                {story.playFunction ? 'Jouer le scénario' : 'Ouvrir seule'}
              </a>
              {ids.length > 0 ? <span className={css.ids}>{ids.join(', ')}</span> : null}
            </div>
          </article>
        )
      })}
    </section>
  )
}

/** The parts of a foundation, one under another: they are the page. */
export function Parts() {
  return useStories().map((story) => (
    <section key={story.id} className={css.part}>
      <h2 id={`partie-${story.id}`}>{parts(story.name).name}</h2>
      <Description of={story.moduleExport} />
      <div className={css.ground}>
        <Story of={story.moduleExport} />
      </div>
    </section>
  ))
}
