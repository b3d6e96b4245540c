import { shown, surface } from 'virtual:reference'
import type { Property } from '../../../api/surface.ts'
import { commonProperties } from './common-properties.ts'
import { namedTypes } from './named-types.ts'
import css from './Reference.module.css'

/** Written part of a component's reference; the types of its props come from the package. */
export type Described = {
  /** The entry point: `@potager/ui/<entry>`. */
  entry: string
  /** What the component is, in a sentence or two. */
  what: string
  /** Description of each prop, except the common ones. */
  properties?: Readonly<Record<string, string>>
}

/** Inserts French no-break spaces and renders backticks as code. */
function Sentence({ children }: { children: string }) {
  const spaced = children.replaceAll('« ', '«\u00a0').replaceAll(/ (?=[»:;!?])/g, '\u00a0')
  return spaced.split('`').map((part, index) => (index % 2 === 1 ? <code key={part}>{part}</code> : part))
}

function Rows({ described, rows }: { described: Described; rows: readonly Property[] }) {
  return (
    <div className={css.scroll}>
      <table>
        <thead>
          <tr>
            <th scope="col">Propriété</th>
            <th scope="col">Type</th>
            <th scope="col">Ce que c’est</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, type, required }) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
                {required ? <span className={css.required}>obligatoire</span> : null}
              </th>
              <td>
                <code>{type}</code>
              </td>
              <td>
                <Sentence>{described.properties?.[name] ?? commonProperties[name] ?? ''}</Sentence>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type ReferenceProps = {
  name: string
  described: Described
  /** True on the component's own page, which already shows its states. */
  onItsPage?: boolean
}

/** Reference of a component: description, import, props with types, and where it is shown. */
export function Reference({ name, described, onItsPage = false }: ReferenceProps) {
  const entry = surface[described.entry]
  const rows = entry?.components[name] ?? []
  const types = namedTypes(
    entry?.types ?? {},
    rows.map(({ type }) => type),
  )
  const page = shown.find(({ components }) => components.includes(`${described.entry}/${name}`))
  const Heading = onItsPage ? 'h3' : 'h2'
  return (
    // `sb-unstyled` turns off Storybook's own styles.
    <section className={`sb-unstyled ${css.reference}`}>
      <Heading id={`reference-${described.entry}-${name}`}>{name}</Heading>
      <p>
        <Sentence>{described.what}</Sentence>
      </p>
      <pre>
        <code>{`import { ${name} } from '@potager/ui/${described.entry}'`}</code>
      </pre>
      {page && !onItsPage ? (
        <p>
          <a href={`./?path=/docs/${page.id}--docs`} target="_top">
            {`Voir ses états : ${page.title.split('/').at(-1)}`}
          </a>
        </p>
      ) : null}
      {rows.length > 0 ? <Rows described={described} rows={rows} /> : <p>Sans propriété.</p>}
      {types.map((type) => (
        <pre key={type}>
          <code>{`type ${type} = ${entry?.types[type]}`}</code>
        </pre>
      ))}
    </section>
  )
}

/** The component's code name, without the search terms after it. */
export const codeName = (story: string): string => story.split(' · ')[0] ?? story

/** The reference as a story named after its component. */
export function referenced(described: Described, { name }: { name: string }) {
  return <Reference name={codeName(name)} described={described} />
}
