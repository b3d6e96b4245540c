import { consoleNames, listPath, paths } from '@potager/domain/paths'
// oxlint-disable-next-line import/default -- as a text: the server cannot run the application
import app from '../App.tsx?raw'
// oxlint-disable-next-line import/default -- as a text
import pages from '../pages.ts?raw'

/** What a source names twice in a line, the first by the second. */
const namedIn = (source: string, line: RegExp): ReadonlyMap<string, string> =>
  new Map([...source.matchAll(line)].map(([, name = '', named = '']) => [name, named]))

const pageAt = namedIn(app, /<Route path=\{paths\.(\w+)\} lazy=\{pages\.(\w+)\}/g)
const fileOf = namedIn(pages, /const (\w+) = \(\) =>\s*import\('\.\.\/([^']+)'\)/g)

/** The module of each page that is no resource's, relative to apps/admin/src; the document preloads it with the application. */
const modules: ReadonlyMap<unknown, string> = new Map(
  [...pageAt].map(([name, page]) => [paths[name as keyof typeof paths], fileOf.get(page) ?? '']),
)

/**
 * The source modules of the page at a path, relative to the repository root: a console page has its resource's, and the
 * view's. Empty where there is no page.
 */
export function modulesOf(path: string): readonly string[] {
  return filesOf(path).map((file) => `apps/admin/src/${file}`)
}

function filesOf(path: string): readonly string[] {
  const own = modules.get(path)
  if (own) return [own]
  const listed = consoleNames.find((name) => listPath(name) === path)
  if (listed) return [`resources/${listed}.tsx`, 'console/resourcePage.tsx']
  const [, area, name, id] = path.split('/')
  const known = area === 'console' && id && consoleNames.find((one) => one === name)
  return known ? [`resources/${known}.tsx`, 'console/resourcePage.tsx', 'console/RecordPage.tsx'] : []
}
