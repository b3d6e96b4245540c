import { Description, Title, useOf } from '@storybook/addon-docs/blocks'
import css from './GuidePage.module.css'
import type { Guide } from './guide.ts'
import { Lede, Properties } from './Properties.tsx'
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
