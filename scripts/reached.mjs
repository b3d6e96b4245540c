import { existsSync } from 'node:fs'
import { bin, capture, expectedError, show } from './process.mjs'
import { at } from './root.mjs'

const CONCEPT = /^(?:apps\/server\/src\/(?:api|site)|packages\/domain\/src\/concepts)\/([a-z-]+)\//

/**
 * The server's tests that a change reaches, as filters for Vitest: those beside the sources, those that changed, and those
 * named after the concepts whose folders changed. What the others import tells nothing: each imports the whole server.
 */
export function reached(changed) {
  const tests = changed.filter((file) => /^(apps\/server|e2e)\/.+\.test\.ts$/.test(file))
  const concepts = changed.flatMap((file) => file.match(CONCEPT)?.[1] ?? [])
  // The comparison of a backend with the contract is a package, which these alone import.
  if (changed.some((file) => file.startsWith('packages/conformance/'))) concepts.push('conformance', 'contract-file')
  return [...new Set(['apps/server/src', ...tests, ...concepts.map((concept) => `apps/server/test/${concept}`)])]
}

/** The files that differ from the last commit, new ones included. */
async function changedFiles() {
  const { code, output } = await capture('git', ['status', '--porcelain', '--no-renames', '--untracked-files=all'])
  if (code !== 0) throw expectedError(`git does not tell what changed.\n${output}`)
  const files = output.split('\n').map((line) => line.slice(3))
  return files.filter((file) => file && existsSync(at(file)))
}

/** Runs the server's tests that what changed since the last commit reaches, on the embedded store. */
export async function main() {
  process.exitCode = await show(bin('vitest'), ['run', '--project', 'server', ...reached(await changedFiles())])
}
