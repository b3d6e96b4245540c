import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { bin, capture, expectedError } from '../process.mjs'

const SPECIFIER = /(^(?:import|export) (?:[^'"\n]* from )?|\bimport\()(['"])([^'"]+)\2/gm
const TYPESCRIPT = /\.tsx?$/

/** In the package's own cache, from where TypeScript finds the packages that it is installed with. */
function writeConfig({ folder, entries, out, paths }) {
  const file = join(folder, 'node_modules/.cache/tsconfig.declarations.json')
  const surroundings = readdirSync(folder).filter((name) => name.endsWith('.d.ts'))
  const config = {
    extends: join(folder, 'tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      incremental: false,
      outDir: out,
      rootDir: join(folder, 'src'),
      paths,
    },
    files: [...entries, ...surroundings.map((name) => join(folder, name))],
    include: [],
  }
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(config))
  return file
}

/** Rewrites `./x.ts` to `./x.js`, as every TypeScript resolves it, and returns the specifiers. */
function publishable(file) {
  const found = []
  const text = readFileSync(file, 'utf8').replace(SPECIFIER, (_, before, quote, specifier) => {
    const written = specifier.startsWith('.') ? specifier.replace(TYPESCRIPT, '.js') : specifier
    found.push(written)
    return `${before}${quote}${written}${quote}`
  })
  writeFileSync(file, text)
  return found
}

/** What the entries refer to, directly or not; foreign specifiers on the way. Throws where a declaration is missing. */
function follow(entries) {
  const reached = new Set()
  const foreign = new Set()
  const queue = [...entries]
  for (let file = queue.pop(); file; file = queue.pop()) {
    if (reached.has(file)) continue
    if (!existsSync(file)) throw new Error(`${file} is not declared.`)
    reached.add(file)
    for (const specifier of publishable(file)) {
      if (specifier.startsWith('.')) queue.push(resolve(dirname(file), specifier.replace(/\.js$/, '.d.ts')))
      else foreign.add(specifier)
    }
  }
  return { reached, foreign }
}

/**
 * Writes the declarations of a package's entries into `out`, and of what they refer to. Resolves to the specifiers that
 * they import from elsewhere.
 * @param paths where declarations of other packages of the workspace are, as TypeScript's option of this name
 */
export async function writeDeclarations({ folder, entries, out, paths }) {
  const config = writeConfig({ folder, entries, out, paths })
  const { code, output } = await capture(bin('tsc'), ['-p', config])
  if (code !== 0) throw expectedError(`${output}\nThe declarations of ${folder} could not be written.`)
  const sources = join(folder, 'src')
  const { reached, foreign } = follow(
    entries.map((path) => join(out, relative(sources, path).replace(TYPESCRIPT, '.d.ts'))),
  )
  for (const name of readdirSync(out, { recursive: true })) {
    const file = join(out, name)
    if (name.endsWith('.d.ts') && !reached.has(file)) rmSync(file)
  }
  return [...foreign]
}
