import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix, relative, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { allows, isTest, leanEntries, zonesOf } from './directions.rules.mjs'
import { importsOf, usesOf } from './imports.mjs'
import { root } from './root.mjs'

const PACKAGES = ['packages', 'apps']
const CODE = /\.[cm]?tsx?$/

function sources(base) {
  return PACKAGES.filter((folder) => existsSync(join(base, folder))).flatMap((folder) =>
    readdirSync(join(base, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && CODE.test(entry.name))
      .map((entry) =>
        relative(base, join(entry.parentPath ?? entry.path, entry.name))
          .split(sep)
          .join('/'),
      )
      .filter((file) => !/(^|\/)(node_modules|dist)\//.test(file)),
  )
}

const packageOf = (file) => file.split('/').slice(0, 2).join('/')

/** Where an import of ours leads, as a path of the repository; null when it leaves for a dependency. */
function target(base, file, specifier) {
  if (specifier.startsWith('.'))
    return posix.normalize(`${dirname(file).split(sep).join('/')}/${specifier.split('?')[0]}`)
  const [, name, path] = specifier.match(/^@potager\/([^/]+)\/(.+)$/) ?? []
  if (!name) return null
  const index = `packages/${name}/src/${path}/index.ts`
  return existsSync(join(base, index)) ? index : `packages/${name}/src/${path}.ts`
}

function problemsOf(base, { file, source, imports }, inTests) {
  const zones = zonesOf(file)
  const problems = []
  for (const { specifier, line } of imports) {
    const at = `${file}:${line} « ${specifier} »`
    if (specifier.startsWith('.')) {
      const to = target(base, file, specifier)
      // Stories, and what only they need, are declared through Storybook's own preview, which is no package.
      const leaves = packageOf(to) !== packageOf(file) && !(inTests && to.startsWith('.storybook/'))
      if (leaves) problems.push(`${at} : un paquet n’entre pas dans un autre par un chemin relatif`)
      continue
    }
    const refused = zones.find((zone) => !allows(zone, specifier, { inTests }))
    if (refused) problems.push(`${at} : ${refused.why}`)
  }
  for (const zone of zones.filter((candidate) => candidate.noGlobals)) {
    for (const { name, line } of usesOf(file, source, zone.noGlobals)) {
      problems.push(`${file}:${line} « ${name} » : ${zone.why}`)
    }
  }
  return problems
}

/** The chains of imports that bring something too heavy into a public page, shortest first. */
function heavyChains(base, entry) {
  const seen = new Set([entry])
  const queue = [[entry]]
  const problems = []
  for (let chain = queue.shift(); chain; chain = queue.shift()) {
    const file = chain.at(-1)
    const absolute = join(base, file)
    if (!CODE.test(file) || !existsSync(absolute)) continue
    for (const { specifier, typeOnly } of importsOf(file, readFileSync(absolute, 'utf8'))) {
      if (typeOnly) continue
      if (leanEntries.never.some((pattern) => pattern.test(specifier))) {
        problems.push(`${[...chain, specifier].join(' → ')} : trop lourd pour une page publique`)
      }
      const next = target(base, file, specifier)
      if (next && !seen.has(next)) {
        seen.add(next)
        queue.push([...chain, next])
      }
    }
  }
  return problems
}

/** The files that only tests need: tests and stories, and what nothing but those imports. */
function testOnly(base, modules) {
  const importers = new Map()
  for (const { file, imports } of modules) {
    for (const { specifier } of imports) {
      const to = target(base, file, specifier)
      importers.set(to, [...(importers.get(to) ?? []), file])
    }
  }
  return (file) => isTest(file) || (importers.get(file)?.every(isTest) ?? false)
}

/** Every import of the repository at `base` that goes against the directions, in words. Empty when all is well. */
export function checkDirections(base) {
  const modules = sources(base).map((file) => {
    const source = readFileSync(join(base, file), 'utf8')
    return { file, source, imports: importsOf(file, source) }
  })
  const inTests = testOnly(base, modules)
  const problems = modules.flatMap((module) => problemsOf(base, module, inTests(module.file)))
  const pages = modules.filter(({ file }) => leanEntries.pattern.test(file))
  if (pages.length === 0) problems.push(`Aucune entrée de l’application publique (${leanEntries.pattern}) à examiner`)
  return [...problems, ...pages.flatMap(({ file }) => heavyChains(base, file))]
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const problems = checkDirections(root)
  console.log(problems.length > 0 ? problems.join('\n') : 'Toutes les dépendances vont dans le bon sens.')
  process.exitCode = problems.length > 0 ? 1 : 0
}
