import { Description, Title, useOf } from '@storybook/addon-docs/blocks'
import css from './GuidePage.module.css'
import type { Guide } from './guide.ts'
import { Properties } from './Properties.tsx'
import { Parts, States } from './States.tsx'

const sections: Record<keyof Guide, string> = {
  use: 'Quand l’utiliser',
  avoid: 'Quand l’éviter',
  writing: 'Rédaction',
  accessibility: 'Accessibilité',
}
const names = Object.keys(sections) as (keyof Guide)[]

/** French spaces, which those who write guides need not type. */
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

/**
 * The page of a story file: what the component is (its docstring), how it is used (its guide, absent for foundations and
 * screens), its states (the stories) and its properties.
 */
export default function GuidePage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const guide: Guide | undefined = preparedMeta.parameters.guide
  return (
    <div className={css.page}>
      <header className={css.head}>
        <Title />
        <Description />
      </header>
      {guide ? <Sections guide={guide} /> : null}
      {preparedMeta.title.startsWith('Fondations/') ? <Parts /> : <States />}
      {guide ? <Properties /> : null}
    </div>
  )
}
