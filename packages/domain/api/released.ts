import { createHash } from 'node:crypto'

/** The last version and the sha256 of its surface.md. */
export type Released = { version: string; surface: string }

/** A file of `.changeset`: which packages change, how, and what their users read. */
type Change = { packages: readonly string[]; text: string }

const PACKAGE = /^['"]?(@[\w/-]+)['"]?: (?:major|minor|patch)$/

/** Reads a file of `.changeset`. Throws on one that changesets would not take. */
export function readChange(content: string): Change {
  const [, head, text] = /^---\n([^]*?)---\n([^]*)$/.exec(content) ?? []
  if (head === undefined || !text?.trim()) throw new Error(`This is no change: ${content}`)
  const lines = head.split('\n').filter(Boolean)
  const packages = lines.map((line) => PACKAGE.exec(line)?.[1])
  if (packages.length === 0 || packages.includes(undefined)) throw new Error(`This names no package: ${head}`)
  return { packages: packages.filter((name) => name !== undefined), text: text.trim() }
}

/** As `released.json` has it. */
export const fingerprintOf = (surface: string) => createHash('sha256').update(surface).digest('hex')

/** A package as it is now, and as its last version was. */
export type Offered = { name: string; surface: string; released: Released }

/** Whether what a package offers is what was released, or a change says what is new. */
export function isTold({ name, surface, released }: Offered, changes: readonly Change[]): boolean {
  return fingerprintOf(surface) === released.surface || changes.some(({ packages }) => packages.includes(name))
}
