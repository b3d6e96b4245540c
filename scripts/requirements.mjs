import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { root } from './root.mjs'

const FOLDERS = ['packages', 'apps', 'e2e']
const TESTS = /(\.(test|stories|e2e)\.[cm]?[jt]sx?$)|(^e2e\/.*\.[cm]?[jt]sx?$)/
const ROW = /^\| ([A-Z]{3}-\d{2,3}) \| ([^|]+) \| (.+?) \| [^|]*\|?$/

/** Parses the requirements of a document: {id, area, text} per table row. Throws on a duplicate id. */
export function parseRequirements(document) {
  const rows = document.split('\n').flatMap((line) => {
    const [, id, area, text] = line.match(ROW) ?? []
    return id ? [{ id, area: area.trim(), text: text.trim() }] : []
  })
  const double = rows.find((row, index) => rows.findIndex((other) => other.id === row.id) !== index)
  if (double) throw new Error(`Duplicate requirement: ${double.id}`)
  return rows
}

const isStories = (path) => /\.stories\.[jt]sx?$/.test(path)
const idsIn = (content) => [...content.matchAll(/\[([A-Z]{3}-\d{2,3})\]/g)].map(([, id]) => id)
const TAG = /'\[[A-Z]{3}-\d{2,3}\]'/g

/** The title of a test or a journey that is tagged for the full run. */
const TAGGED = /\(\s*(['`])((?:(?!\1).)*)\1,\s*\{\s*(?:tag: '@full'|tags: \['full'\]),?\s*/g

/** Splits a file with journeys of the full run in two: what is named there is named in « FILE.full. » only. */
const withTagged = ({ path, content }) => [
  { path, content: content.replaceAll(TAGGED, '') },
  { path: `${path}.full.`, content: [...content.matchAll(TAGGED)].join() },
]

/** The ids in test titles and story tags, each with its files. `files` are {path, content}. */
export function namedIds(files) {
  const named = new Map()
  for (const { path, content } of files.flatMap(withTagged)) {
    const told = isStories(path) ? (content.match(TAG) ?? []).join() : content
    for (const id of idsIn(told)) {
      named.set(id, (named.get(id) ?? new Set()).add(path))
    }
  }
  return named
}

/** The ids in story names, where Storybook's readers would see them, with their files. */
export function idsInNames(files) {
  return files
    .filter(({ path }) => isStories(path))
    .flatMap(({ path, content }) => idsIn(content.replaceAll(TAG, '')).map((id) => `${id} (${path})`))
}

/** Per area: the number of requirements, and those that no test names. Chosen readings (AMB) are not counted. */
export function coverage(requirements, named) {
  const areas = new Map()
  for (const row of requirements.filter(({ id }) => !id.startsWith('AMB-'))) {
    const code = row.id.slice(0, 3)
    const area = areas.get(code) ?? { code, area: row.area, total: 0, missing: [] }
    area.total += 1
    if (!named.has(row.id)) area.missing.push(row)
    areas.set(code, area)
  }
  return [...areas.values()]
}

/** The ids that tests name but the document lacks, with their files. */
export function unknownIds(requirements, named) {
  const known = new Set(requirements.map((row) => row.id))
  return [...named].filter(([id]) => !known.has(id)).map(([id, files]) => `${id} (${[...files].join(', ')})`)
}

/** The ids that only tests of `npm run test:full` name. */
export function onlyInFull(named) {
  return [...named].filter(([, files]) => [...files].every((path) => path.includes('.full.'))).map(([id]) => id)
}

function testFiles(base) {
  return FOLDERS.filter((folder) => existsSync(join(base, folder))).flatMap((folder) =>
    readdirSync(join(base, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) =>
        relative(base, join(entry.parentPath ?? entry.path, entry.name))
          .split(sep)
          .join('/'),
      )
      .filter((path) => TESTS.test(path) && !/(^|\/)(node_modules|dist)\//.test(path))
      .map((path) => ({ path, content: readFileSync(join(base, path), 'utf8') })),
  )
}

/** Prints the coverage per area, and for the given areas what is missing. Fails on an id that is unknown or held in full only. */
export function main(wanted) {
  const requirements = parseRequirements(readFileSync(join(root, 'docs/requirements.md'), 'utf8'))
  const files = testFiles(root)
  const named = namedIds(files)
  const areas = coverage(requirements, named).filter(({ code }) => wanted.length === 0 || wanted.includes(code))
  for (const { code, area, total, missing } of areas) {
    console.log(`${code}  ${String(total - missing.length).padStart(3)}/${String(total).padEnd(3)}  ${area}`)
    if (wanted.length > 0) for (const { id, text } of missing) console.log(`       ${id}  ${text}`)
  }
  const sum = (measure) => areas.reduce((so, area) => so + measure(area), 0)
  const total = sum((area) => area.total)
  console.log(`${total - sum((area) => area.missing.length)}/${total} requirements named by a test`)
  refuse('Ids named by a test but missing in docs/requirements.md', unknownIds(requirements, named))
  refuse('Requirements that only npm run test:full checks', onlyInFull(named))
  refuse('Ids in the name of a story instead of its tags', idsInNames(files))
}

function refuse(reason, ids) {
  if (ids.length === 0) return
  console.error(`${reason}:\n${ids.join('\n')}`)
  process.exitCode = 1
}
