import { format } from 'node:util'
import { SchemeFrame } from '@potager/storybook/scheme-frame'
import { type ComponentType, createElement, createRef, type ReactElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Exported, exportedComponents } from './exported.ts'
import { readSurface } from './surface.ts'

type Args = Record<string, unknown>
type Render = (args: Args, context: { args: Args }) => ReactNode
type Decorator = (Story: () => ReactNode, context: { args: Args }) => ReactNode
type Annotations = {
  title?: string
  name?: string
  component?: Parameters<typeof createElement>[0]
  args?: Args
  render?: Render
  decorators?: Decorator | Decorator[]
}
type Story = { meta: Annotations; annotations: Annotations }

// Storybook's own preview needs a browser; the stories' annotations are enough here.
vi.mock('@potager/storybook/preview', () => ({
  default: {
    meta: (meta: Annotations) => ({
      story: (annotations: Annotations = {}) => ({
        meta,
        annotations,
        extend: (more: Annotations) => ({
          meta,
          annotations: { ...annotations, ...more, args: { ...annotations.args, ...more.args } },
        }),
      }),
    }),
  },
}))

type Element = { type: unknown; props: Args }
const created = vi.hoisted((): Element[] => [])

/** Records the type and props of every created element. */
vi.mock('react/jsx-dev-runtime', async (load) => {
  const original = await load<{ jsxDEV: (type: unknown, props: Args, ...rest: unknown[]) => unknown }>()
  const jsxDEV = (type: unknown, props: Args, ...rest: unknown[]) => {
    created.push({ type, props })
    return original.jsxDEV(type, props, ...rest)
  }
  return { ...original, jsxDEV }
})

const files = import.meta.glob<Record<string, Story>>(['../src/**/*.stories.tsx', '!../src/storybook/**'], {
  eager: true,
})

function elementOf({ meta, annotations }: Story): ReactElement {
  const args = { ...meta.args, ...annotations.args }
  const context = { args }
  const render = annotations.render ?? meta.render
  const decorators = [annotations.decorators ?? [], meta.decorators ?? []].flat()
  const inner = () => {
    if (render) return render(args, context)
    created.push({ type: meta.component, props: args })
    return meta.component ? createElement(meta.component, args) : null
  }
  const decorated = decorators.reduce<() => ReactNode>((Story, decorate) => () => decorate(Story, context), inner)
  const Shown = () => <>{decorated()}</>
  return (
    <SchemeFrame scheme="light" page={false}>
      <Shown />
    </SchemeFrame>
  )
}

const stories = Object.entries(files).flatMap(([path, file]) =>
  Object.entries(file)
    .filter(([name]) => name !== 'default')
    .map(([name, story]) => [`${path.replace('../src/', '').replace('.stories.tsx', '')} ${name}`, story] as const),
)

const said: string[] = []

beforeEach(() => {
  said.length = 0
  for (const level of ['error', 'warn', 'log', 'info', 'debug'] as const) {
    vi.spyOn(console, level).mockImplementation((...args) => said.push(format(...args)))
  }
})
afterEach(() => vi.restoreAllMocks())

/** Throws in the browser on purpose; a server handles that differently. */
const breaking = ['site/controls Crashed']

describe('server rendering of the stories', () => {
  it.each(stories.filter(([name]) => !breaking.includes(name)))(
    '%s renders something and logs nothing on the console',
    (_, story) => {
      expect(renderToString(elementOf(story))).not.toBe('')
      expect(said).toEqual([])
    },
  )
})

const examplesOf = (Component: unknown) => created.filter(({ type }) => type === Component).map(({ props }) => props)

/** Props for which it renders something: some components render nothing without content. */
const exampleOf = (Component: ComponentType<object>) =>
  examplesOf(Component).find((props) => renderToString(<Component {...props} />) !== '')

it.each(exportedComponents)('$entry/$name is rendered by a story', ({ Component }) => {
  expect(examplesOf(Component)).not.toEqual([])
})

const surface = readSurface()

/** Components that accept this optional prop. */
const promising = (prop: string): readonly Exported[] =>
  exportedComponents.filter(({ entry, name }) =>
    surface[entry]?.components[name]?.some((property) => property.name === prop && !property.required),
  )

describe('a component that takes a class', () => {
  it.each(promising('className'))('$entry/$name adds it to those of one element', ({ Component }) => {
    const html = (className?: string) => renderToString(<Component {...exampleOf(Component)} {...{ className }} />)
    const placed = html('placed')
    expect(placed.match(/\bplaced\b/g)).toHaveLength(1)
    expect(placed.replace(/ class="placed"| placed\b/, '')).toBe(html().replace(' class=""', ''))
  })
})

describe('a component that takes a ref', () => {
  it.each(promising('ref'))('$entry/$name gives it to one element', ({ Component }) => {
    const ref = createRef<Element>()
    const before = created.length
    renderToString(<Component {...exampleOf(Component)} {...{ ref }} />)
    const holders = created.slice(before).filter(({ type, props }) => typeof type === 'string' && props.ref === ref)
    expect(holders).toHaveLength(1)
  })
})

/** By name: components that place themselves and take no class. */
const frames = /(?:Screen|Dialog|Form|Frame|Page|Shell|Nav|Rail)$/
/** Parts of a screen made of leaf components, which handle their own props. */
const composed = [
  'AssistantRefusal',
  'Boundary',
  'CommandPalette',
  'CompetingList',
  'ConsultationView',
  'CustomerPicker',
  'DayStrip',
  'FailedRows',
  'FilterBar',
  'FilterDate',
  'FilterSearch',
  'FilterSelect',
  'Hero',
  'HistoryList',
  'HoursExceptions',
  'KeyHelp',
  'ListReading',
  'MenuFilter',
  'PasswordRules',
  'PeriodFields',
  'PrintedTicket',
  'Prose',
  'RecordFacts',
  'RailFoot',
  'ReasonQuestion',
  'RelatedList',
  'RestaurantMenuSection',
  'ReviewList',
  'ReviewSection',
  'RoomList',
  'TasksSection',
  'TeamSection',
  'Toaster',
  'Welcome',
]
const isLeaf = ({ name }: Exported) => !frames.test(name) && !composed.includes(name)

describe('a leaf component', () => {
  it.each(exportedComponents.filter(isLeaf))('$entry/$name takes a class and a ref', (leaf) => {
    expect(promising('className')).toContain(leaf)
    expect(promising('ref')).toContain(leaf)
  })
})

it('a component that is no leaf takes neither a class nor a ref', () => {
  const placed = [...promising('className'), ...promising('ref')].filter((one) => !isLeaf(one))
  expect(placed).toEqual([])
})
