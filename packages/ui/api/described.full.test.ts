import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { builtinResolvers, ERROR_CODES, makeFsImporter, parse } from 'react-docgen'
import { expect, it } from 'vitest'
import { readSurface } from './surface.ts'

const viewsOf = (folder: string) =>
  readdirSync(resolve(import.meta.dirname, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx'))
    .map((path) => resolve(import.meta.dirname, folder, path))
const paths = ['../src', '../../storybook/src'].flatMap(viewsOf)
const options = {
  resolver: new builtinResolvers.FindExportedDefinitionsResolver(),
  babelOptions: { babelrc: false, configFile: false },
  // Types of libraries take ten times as long, and give nothing that is ours.
  importer: makeFsImporter((path, folder) => {
    if (!path.startsWith('.')) throw Object.assign(new Error(path), { code: 'MODULE_NOT_FOUND' })
    return resolve(folder, path)
  }),
}

/** The components that a file exports, as Storybook reads them. */
function readComponents(filename: string) {
  try {
    return parse(readFileSync(filename, 'utf8'), { filename, ...options })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === ERROR_CODES.MISSING_DEFINITION) return []
    throw error
  }
}

/** Names after `component` and in `subcomponents` of a story file. */
const shownBy = (path: string) =>
  [...readFileSync(path, 'utf8').matchAll(/^ {2}(?:sub)?component[s:,](.*)/gm)].flatMap(
    ([, names = '']) => names.match(/\w+/g) ?? [],
  )

it('every component has a description and a story page with its properties', () => {
  const read = paths.filter((path) => !/\.(?:stories|test)\.tsx$/.test(path))
  const tables = new Map(read.flatMap(readComponents).map((one) => [one.displayName, one]))
  const shown = new Set(paths.filter((path) => path.endsWith('.stories.tsx')).flatMap(shownBy))
  const components = Object.values(readSurface()).flatMap((entry) => Object.entries(entry.components))
  const wanting = components.filter(([name, properties]) => {
    const { description, props = {} } = tables.get(name) ?? {}
    return !description || !shown.has(name) || (properties.length > 0 && Object.keys(props).length === 0)
  })
  expect(components.length).toBeGreaterThan(150)
  expect(wanting.map(([name]) => name)).toEqual([])
})
