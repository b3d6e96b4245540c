import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { relative } from 'node:path'
import { Stryker } from '@stryker-mutator/core'
import { install } from './install.mjs'
import { packages } from './mutate/packages.mjs'
import { compare, count, mutantKey, score } from './mutate/survivors.mjs'
import { expectedError } from './process.mjs'
import { at, root } from './root.mjs'

const WORK = '.mutate'

// Much to copy, and read by none of these tests; the last Stryker would read with a library that TypeScript 7 no longer is.
const NOT_COPIED = [
  WORK,
  'dist',
  'storybook-static',
  '.data',
  'bench',
  'e2e',
  'apps/server',
  'apps/public',
  '.storybook/baselines',
  'tsconfig.json',
]

/** What of a package the words of the command line choose; without words, all of it. */
function globsOf({ folder, globs, without }, words) {
  const chosen =
    words.length > 0 ? words.flatMap((word) => wordGlobs(folder, word)) : globs.map((glob) => `${folder}/${glob}`)
  const left = ['**/*.test.{ts,tsx}', ...without].map((glob) => `!${folder}/${glob}`)
  return chosen.length > 0 ? [...chosen, ...left] : []
}

function wordGlobs(folder, word) {
  const path = relative(root, at(word.replace(/\/$/, '')))
  if (`${folder}/`.startsWith(`${path}/`)) return [`${folder}/**/*.ts`]
  if (!path.startsWith(`${folder}/`)) return []
  return /\.tsx?$/.test(path) ? [path] : [`${path}/**/*.ts`]
}

function settings(name, mutate) {
  return {
    mutate,
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'vitest.mutate.config.mjs', related: false },
    coverageAnalysis: 'perTest',
    ignoreStatic: true,
    concurrency: availableParallelism(),
    timeoutMS: 30_000,
    timeoutFactor: 3,
    ignorePatterns: NOT_COPIED,
    tempDirName: `${WORK}/sandbox`,
    incremental: true,
    incrementalFile: `${WORK}/${name}.json`,
    reporters: ['progress-append-only'],
    disableTypeChecks: false,
    allowConsoleColors: false,
  }
}

const lines = new Map()

function lineAt(file, number) {
  if (!lines.has(file)) lines.set(file, readFileSync(at(file), 'utf8').split('\n'))
  return lines.get(file)[number - 1]
}

const listFile = (name) => at(`scripts/mutate/${name}.json`)

const listOf = (name) => (existsSync(listFile(name)) ? JSON.parse(readFileSync(listFile(name), 'utf8')) : [])

/** Runs the mutants of a package; each with the text of the line it stands on. */
async function mutantsOf(name, { folder }, globs) {
  process.env.MUTATED_FOLDER = folder
  const results = await new Stryker(settings(name, globs)).runMutationTest()
  return results.map(({ fileName, location, mutatorName, replacement, status }) => {
    const file = relative(root, fileName)
    return {
      file,
      number: location.start.line,
      line: lineAt(file, location.start.line),
      mutator: mutatorName,
      replacement,
      status,
    }
  })
}

const told = (mutant) =>
  `  ${mutant.file}:${mutant.number}  ${mutant.mutator}\n    - ${mutant.line.trim()}\n    + ${mutant.replacement}`

function report(name, { bar }, mutants) {
  const counts = count(mutants)
  const percent = score(counts)
  const { unlisted, stale } = compare(mutants, listOf(name))
  for (const mutant of unlisted) console.log(told(mutant))
  for (const key of stale) console.log(`  n’est plus à sa place dans scripts/mutate/${name}.json : ${key}`)
  return { name, bar, percent, ...counts, unlisted: unlisted.length, stale: stale.length }
}

const COLUMNS = {
  name: 'paquet',
  killed: 'tués',
  timeouts: 'sans fin',
  survived: 'survivants',
  uncovered: 'jamais exécutés',
  ignored: 'au chargement',
  unlisted: 'hors liste',
  percent: 'score',
  bar: 'seuil',
}

function table(reports) {
  const rows = reports.map((line) => ({ ...line, percent: `${line.percent.toFixed(1)} %`, bar: `${line.bar} %` }))
  const widths = Object.keys(COLUMNS).map((key) =>
    Math.max(...[COLUMNS, ...rows].map((row) => String(row[key]).length)),
  )
  const cells = (row) =>
    Object.keys(COLUMNS).map((key, column) => String(row[key])[key === 'name' ? 'padEnd' : 'padStart'](widths[column]))
  return [COLUMNS, ...rows].map((row) => cells(row).join('  ')).join('\n')
}

/** Puts what survived into the list, each that is new under « no reason yet », and takes out what no longer stands for any. */
function rewriteList(name, mutants) {
  const { unlisted, stale } = compare(mutants, listOf(name))
  const gone = new Set(stale)
  const kept = listOf(name).map((group) => ({ ...group, mutants: group.mutants.filter((key) => !gone.has(key)) }))
  const fresh = [...new Set(unlisted.map(mutantKey))]
  const groups = [...kept, { reason: NO_REASON, mutants: fresh }].filter((group) => group.mutants.length > 0)
  writeFileSync(listFile(name), `${JSON.stringify(groups, null, 2)}\n`)
}

const NO_REASON = 'pas encore prouvé'

/**
 * npm run mutate [-- [--accept] PATH…]: changes the logic of each package a little, in each place where it may be wrong, and counts the
 * changes that no unit test notices. Ends with 1 under a package’s bar, or when one survives that the list does not name.
 */
export async function main(words) {
  const accept = words.includes('--accept')
  const paths = words.filter((word) => !word.startsWith('--'))
  const unknown = words.find((word) => word.startsWith('--') && word !== '--accept')
  if (unknown) throw expectedError(`Option inconnue : ${unknown}`)
  const chosen = Object.entries(packages)
    .map(([name, pack]) => ({ name, pack, globs: globsOf(pack, paths) }))
    .filter(({ globs }) => globs.length > 0)
  if (chosen.length === 0)
    throw expectedError(
      `Rien à muter sous ${paths.join(', ')} : ${Object.values(packages)
        .map(({ folder }) => folder)
        .join(', ')}`,
    )
  await install()
  mkdirSync(at(WORK), { recursive: true })
  const reports = []
  for (const { name, pack, globs } of chosen) {
    const mutants = await mutantsOf(name, pack, globs)
    if (accept) rewriteList(name, mutants)
    reports.push(report(name, pack, mutants))
  }
  console.log(`\n${table(reports)}`)
  const failed = reports.filter(({ percent, bar, unlisted, stale }) => percent < bar || unlisted > 0 || stale > 0)
  process.exit(failed.length > 0 ? 1 : 0)
}
