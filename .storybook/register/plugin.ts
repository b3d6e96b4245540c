import type { Plugin } from 'vite'
import { readCoverage } from './read-coverage.ts'

const id = 'virtual:coverage'
const resolved = `\0${id}`

/** Gives the pages what the stories cover, counted only when a page that shows it is built. */
export const coveragePlugin: Plugin = {
  name: 'potager:coverage',
  resolveId: (source) => (source === id ? resolved : null),
  load: async (source) =>
    source === resolved ? `export const coverage = ${JSON.stringify(await readCoverage())}` : null,
}
