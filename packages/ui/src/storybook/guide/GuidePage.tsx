import { Description, Title, useOf } from '@storybook/addon-docs/blocks'
import type { ReactNode } from 'react'
import css from './GuidePage.module.css'
import type { Guide } from './guide.ts'
import { Entries, Lede, Properties } from './Properties.tsx'
import { Parts, States } from './States.tsx'

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
        <section key={name} className={name === 'avoid' ? css.avoid : css.section}>
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

/** Page content below the guide, by section of the sidebar. */
const contents: Record<string, () => ReactNode> = { Fondations: Parts, Référence: Entries }

/**
 * The documentation page of a story file: description, guide (none for foundations and screens), stories, and the
 * components shown.
 */
export default function GuidePage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const { id, title, parameters } = preparedMeta
  const guide: Guide | undefined = parameters.guide
  const Content = contents[title.split('/')[0] ?? ''] ?? States
  return (
    <div className={css.page}>
      <header className={css.head}>
        <Title />
        {parameters.docs?.description?.component ? <Description /> : <Lede page={id} />}
      </header>
      {guide ? <Sections guide={guide} /> : null}
      <Content />
      <Properties page={id} />
    </div>
  )
}
