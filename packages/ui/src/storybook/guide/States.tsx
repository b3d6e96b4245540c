import { Canvas, Description, DocsContext, Source } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import css from './GuidePage.module.css'

/** Every story of the file, as it is shown, with its code folded. */
export function States() {
  const stories = useContext(DocsContext)
    .componentStories()
    .filter((story) => story.tags.includes('autodocs') && !story.parameters.docs?.disable)
  return (
    <section className={css.states}>
      <h2 id="etats">États</h2>
      {stories.map((story) => (
        <article key={story.id}>
          <h3 id={`etat-${story.id}`}>{story.name}</h3>
          <Description of={story.moduleExport} />
          <Canvas of={story.moduleExport} sourceState="none" withToolbar={false} />
          <details>
            <summary>Le code de « {story.name} »</summary>
            <Source of={story.moduleExport} />
          </details>
        </article>
      ))}
    </section>
  )
}
