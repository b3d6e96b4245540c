import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { at, root } from './root.mjs'

const CODE = /^(?!.*\.test\.).*\.(tsx?|mjs|js|css)$/
/** Around the product: what builds, tests, measures and shows it. */
const HOUSE = /^(scripts|bench|outside|packages\/(?:ui\/api|storybook|conformance))\//

const linesOf = (file) => readFileSync(at(file), 'utf8').split('\n').length - 1

/** Prints what the repository weighs beside its bars, a little above what there is; fails where one is broken. */
export function main() {
  if (!existsSync(at('.git'))) return console.log('Not weighed: no clone of the repository.')
  // What is not committed yet counts too.
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const listed = execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\0')
  const files = [...new Set(listed)].filter((file) => file && existsSync(at(file)))
  const folders = new Map()
  for (const file of files.filter((one) => CODE.test(one))) {
    const [, folder] = HOUSE.exec(file) ?? []
    if (folder) folders.set(folder, (folders.get(folder) ?? 0) + linesOf(file))
  }
  for (const [what, seen, bar] of [
    ['lines around the product', [...folders.values()].reduce((sum, lines) => sum + lines), 8500],
    ['files', files.length, 2200],
    ['pictures', files.filter((file) => file.endsWith('.png')).length, 80],
  ]) {
    console.log(`${seen <= bar ? '✓' : '✗'} ${what}: ${seen} (bar ${bar})`)
    if (seen > bar) process.exitCode = 1
  }
  for (const [folder, lines] of folders) console.log(`  ${folder}: ${lines} lines`)
}
