import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { at, root } from './root.mjs'

const CODE = /\.(tsx?|mjs|js|css)$/
const TEST = /\.test\./
/** Around the product: what builds, tests, measures and shows it. */
const HOUSE = [
  'scripts',
  '.storybook',
  'bench',
  'outside',
  'packages/storybook',
  'packages/ui/api',
  'packages/ui/src/storybook',
  'packages/conformance',
]

/** What breaks the run, a little above what there is, and what is wanted. */
const bars = {
  'lines around the product': { bar: 9200, wanted: 8500 },
  'tracked files': { bar: 3400, wanted: 2200 },
  pictures: { bar: 80 },
}

const linesOf = (file) => readFileSync(at(file), 'utf8').split('\n').length - 1

function weigh() {
  const listed = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
  const files = listed.split('\0').filter((file) => file && existsSync(at(file)))
  const code = files.filter((file) => CODE.test(file) && !TEST.test(file))
  const folders = HOUSE.map((folder) => [
    folder,
    code.filter((file) => file.startsWith(`${folder}/`)).reduce((sum, file) => sum + linesOf(file), 0),
  ])
  const seen = {
    'lines around the product': folders.reduce((sum, [, lines]) => sum + lines, 0),
    'tracked files': files.length,
    pictures: files.filter((file) => file.endsWith('.png')).length,
  }
  return { folders: folders.filter(([, lines]) => lines > 0), seen }
}

/** Prints what the repository weighs beside its bars; fails where one is broken. */
export function main() {
  const { folders, seen } = weigh()
  for (const [what, { bar, wanted }] of Object.entries(bars)) {
    const kept = seen[what] <= bar
    console.log(`${kept ? '✓' : '✗'} ${what}: ${seen[what]} (bar ${bar}${wanted ? `, wanted ${wanted}` : ''})`)
    if (!kept) process.exitCode = 1
  }
  for (const [folder, lines] of folders) console.log(`  ${folder}: ${lines} lines`)
}
