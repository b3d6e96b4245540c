import { shown } from 'virtual:reference'
import { useOf } from '@storybook/addon-docs/blocks'
import { codeName, type Described, Reference } from '../reference/Reference.tsx'
import css from './GuidePage.module.css'

/** Exports of a story file; Storybook adds some that are not stories. */
type Story = { input?: { name?: string; args?: Partial<Described> } }

const files = import.meta.glob<Readonly<Record<string, Story>>>('../reference/*.stories.tsx', { eager: true })

/** The reference entry of a component, for use on another page. */
function describedAs(component: string): { name: string; described: Described } | null {
  const [entry = '', name = ''] = component.split('/')
  const story = files[`../reference/${entry}.stories.tsx`]?.[name]?.input
  if (!story) return null
  const { what = '', properties = {} } = story.args ?? {}
  return { name: codeName(story.name ?? name), described: { entry, what, properties } }
}

/** The description of a page's main component, from the reference. */
export function Lede({ page }: { page: string }) {
  const [own] = shown.find(({ id }) => id === page)?.components ?? []
  const found = describedAs(own ?? '')
  return found ? <p>{found.described.what}</p> : null
}

function One({ component, onItsPage }: { component: string; onItsPage: boolean }) {
  const found = describedAs(component)
  return found ? <Reference {...found} onItsPage={onItsPage} /> : null
}

/** The components shown on a page: imports and props. */
export function Properties({ page }: { page: string }) {
  const components = shown.find(({ id }) => id === page)?.components ?? []
  if (components.length === 0) return null
  return (
    <section className={css.properties}>
      <h2 id="proprietes">Propriétés</h2>
      {components.map((component) => (
        <One key={component} component={component} onItsPage />
      ))}
    </section>
  )
}

/** The components of an entry point. Rendered at once, because the table of contents is built once. */
export function Entries() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const entry = preparedMeta.title.split('/').at(-1) ?? ''
  return Object.keys(files[`../reference/${entry}.stories.tsx`] ?? {}).map((name) => (
    <One key={name} component={`${entry}/${name}`} onItsPage={false} />
  ))
}
