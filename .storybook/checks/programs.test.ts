import { expect, it } from 'vitest'
import { readSurface } from '../../packages/ui/api/surface.ts'
import { describeComponents, writeIndex } from '../programs.ts'

const surface = readSurface()
const components = describeComponents(surface)
const named = (name: string) => components.find((one) => one.name === name)

it('tells programs about every component, what it is and what each of its own properties is for', () => {
  const exported = Object.values(surface).flatMap((entry) => Object.keys(entry.components))
  expect(components.map(({ name }) => name)).toEqual(exported)
  expect(components.filter(({ description }) => !description).map(({ name }) => name)).toEqual([])
  expect(named('ConfirmDialog')?.properties.find(({ name }) => name === 'open')).toEqual({
    name: 'open',
    type: 'boolean',
    required: true,
    description: 'Vrai quand la question est posée.',
  })
})

it('hands on the guide of a component, with its four parts', () => {
  const guided = components.filter(({ guide }) => guide)
  expect(guided.length).toBeGreaterThan(60)
  const silent = guided.filter(({ guide }) => Object.values(guide ?? {}).some((sentences) => sentences.length === 0))
  expect(silent.map(({ name }) => name)).toEqual([])
  expect(Object.keys(named('ConfirmDialog')?.guide ?? {}).toSorted()).toEqual([
    'accessibility',
    'avoid',
    'use',
    'writing',
  ])
})

it('writes an index with a line for each component and the sentences of its guide', () => {
  const index = writeIndex(components)
  expect(index.startsWith('# @potager/ui\n\n> ')).toBe(true)
  expect(index.match(/^- \[\w+\]\(\?path=\/docs\/[\w-]+--docs\): /gm)).toHaveLength(components.length)
  const [first = ''] = named('ConfirmDialog')?.guide?.use ?? []
  expect(index).toContain(first)
})
