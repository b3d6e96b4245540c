import { readFileSync } from 'node:fs'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { expect, test } from '@playwright/test'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { consumer } from './consumer.ts'

/** Of ways to resolve that no longer matter: CommonJS, and TypeScript before `exports`. */
const outdated = ['node10', 'node16-cjs']

for (const name of ['domain', 'ui', 'admin-kit']) {
  const tarball = () => readFileSync(consumer(`potager-${name}.tgz`))

  test(`publint finds nothing in @potager/${name}`, async () => {
    const { messages, pkg } = await publint({ pack: { tarball: new Uint8Array(tarball()).buffer }, strict: true })
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([])
  })

  test(`@potager/${name} has the types that each entry point needs`, async () => {
    const data = createPackageFromTarballData(new Uint8Array(tarball()))
    const found = await checkPackage(data, { excludeEntrypoints: [/\.(?:css|json)$/] })
    if (!found.types) throw new Error('It has no types.')
    const left = found.problems.filter(
      (problem) => !('resolutionKind' in problem && outdated.includes(problem.resolutionKind)),
    )
    expect(left).toEqual([])
  })
}
