import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from './root.mjs'

const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.css', '*.md', '*.mdx'], { cwd: root })
  .toString()
  .split('\n')
  // It contains codes of another register, OWASP's ASVS.
  .filter(
    (file) =>
      file && existsSync(join(root, file)) && !file.endsWith('docs/asvs.md') && file !== 'scripts/citations.test.mjs',
  )

const textOf = (file) => readFileSync(join(root, file), 'utf8')

/** Every match of `pattern` in tracked files: « file: code ». */
const cited = (pattern) =>
  files.flatMap((file) => [...textOf(file).matchAll(pattern)].map((match) => ({ file, code: match[1] ?? match[0] })))

/** Tests named by docs/asvs.md, as « file › beginning of a title », without a title for a whole file. */
const proofs = [
  ...new Set(
    [...textOf('docs/asvs.md').matchAll(/`([\w.-]+\.(?:test|e2e)\.ts)(?: › ([^`]+))?`/g)].map(
      ([, file, title]) => `${file} › ${title ?? ''}`,
    ),
  ),
]

const listed = (places) => places.map(({ file, code }) => `${file}: ${code}`)

describe('references in comments, tests and pages', () => {
  it('to an oddity of the wire are described in docs/wire.md', () => {
    const described = new Set([...textOf('docs/wire.md').matchAll(/^\| (T\d\d) \|/gm)].map(([, code]) => code))
    const codes = cited(/(?<![\w:-])(T\d{1,2})(?![\w:])/g)
    expect(codes.length).toBeGreaterThan(20)
    expect(listed(codes.filter(({ code }) => !described.has(code)))).toEqual([])
  })

  it('name no section of a document outside the repository', () => {
    expect(listed(cited(/\bSPEC\b[^\n]*|\((?:[^()\n]*, )?([BV]\d{1,2})\b/g))).toEqual([])
  })

  it('to a decision have a record in docs/decisions', () => {
    const numbers = cited(/\bdecisions?(?: |\/|\/[a-z-]+\.md#)(\d{4})\b/gi)
    expect(numbers.length).toBeGreaterThan(0)
    const pages = files.filter((file) => file.startsWith('docs/decisions/'))
    const known = new Set(
      pages.flatMap((file) => [...textOf(file).matchAll(/^## (\d{4}) · /gm)].map(([, code]) => code)),
    )
    expect(listed(numbers.filter(({ code }) => !known.has(code)))).toEqual([])
  })

  it('to a source file in docs, by all or the end of its path, and to a folder of a package, are to what exists', () => {
    const paths = cited(/`([\w./-]+\.(?:tsx?|mjs)|(?:apps|packages|scripts|e2e|bench|outside)\/[\w./-]+)`/g)
      // Files that somebody would add.
      .filter(({ file, code }) => file.startsWith('docs/') && !/00NN|supplier|\bName\./.test(code))
    expect(paths.length).toBeGreaterThan(200)
    // A folder that a build or an installation makes is not in a fresh clone.
    const all = execFileSync('git', ['ls-files'], { cwd: root }).toString().split('\n')
    const isThere = (code) => all.some((file) => file.endsWith(code) || file.startsWith(code.replace(/\/?$/, '/')))
    expect(listed(paths.filter(({ code }) => !isThere(code)))).toEqual([])
  })
})

it('docs/asvs.md names more than 50 tests', () => {
  expect(proofs.length).toBeGreaterThan(50)
})

it.each(proofs)('docs/asvs.md names an existing test: %s', (reference) => {
  const [file = '', title = ''] = reference.split(' › ')
  const path = ['apps/server/test', 'apps/server/test/generated', 'apps/server/src/api', 'e2e']
    .map((folder) => join(root, folder, file))
    .find((candidate) => existsSync(candidate))
  expect(path).toBeDefined()
  expect(readFileSync(path ?? '', 'utf8')).toContain(title)
})
