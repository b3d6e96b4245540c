import { existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { cruise } from 'dependency-cruiser'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import directions from '../.dependency-cruiser.mjs'
import lightPages from '../.dependency-cruiser.pages.mjs'
import { at } from './root.mjs'

let base
beforeEach(() => {
  base = mkdtempSync(join(realpathSync(tmpdir()), 'directions-'))
  write('packages/domain/src/concepts/order/index.ts', "import { z } from 'zod'\nexport const order = z.string()\n")
  write('packages/ui/src/site/index.ts', 'export const link = "/"\n')
  write('apps/public/src/client/home.tsx', "export { link } from '../page.tsx'\n")
  write('apps/public/src/page.tsx', 'export const link = "/"\n')
  write('packages/domain/src/concepts/a/index.ts', 'export type A = string\n')
  write('packages/domain/src/concepts/b/b.ts', "import type { A } from '../a/index.ts'\nexport const b: A = ''\n")
  write('packages/domain/src/concepts/b/b.schema.ts', 'export const b = 1\n')
  write('packages/domain/src/contract/index.ts', 'export const a = 1\n')
  write('packages/ui/src/components/b/index.ts', 'export const b = 1\n')
  write('packages/ui/src/concepts/b/index.ts', 'export const b = 1\n')
  for (const floor of ['pages/b', 'console', 'resources', 'app']) {
    write(`apps/admin/src/${floor}/b.ts`, 'export const b = 1\n')
  }
  write('apps/admin/src/of-no-floor.ts', 'export const b = 1\n')
  for (const floor of ['db', 'api', 'site', 'setup', 'tools'])
    write(`apps/server/src/${floor}/b.ts`, 'export const b = 1\n')
  write('apps/server/src/app.ts', "export { b } from './setup/b.ts'\n")
  write('e2e/harness/person.ts', 'export const person = {}\n')
})
afterEach(() => rmSync(base, { recursive: true }))

function write(file, content) {
  mkdirSync(dirname(join(base, file)), { recursive: true })
  writeFileSync(join(base, file), content)
}

/** The names of the rules that the planted tree breaks. */
async function broken({ forbidden, options }) {
  const { output } = await cruise(['packages', 'apps'], {
    ...options,
    cache: false,
    baseDir: base,
    validate: true,
    ruleSet: { forbidden, options },
  })
  return [...new Set(output.summary.violations.map((violation) => violation.rule.name))]
}

it('finds nothing in a sound tree', async () => {
  expect(await broken(directions)).toEqual([])
  expect(await broken(lightPages)).toEqual([])
})

describe('imports in a wrong direction', () => {
  const wrong = [
    ['domain', 'packages/domain/src/a.ts', "import { useState } from 'react'"],
    ['domain', 'packages/domain/src/a.ts', "import type { Theme } from '@mui/material'"],
    ['domain', 'packages/domain/src/a.ts', "export * from 'fastify'"],
    ['domain', 'packages/domain/src/a.ts', "import { Card } from '@potager/ui/feedback'"],
    ['domain', 'packages/domain/src/a.ts', "export const later = () => import('pg')"],
    ['domain', 'packages/domain/src/a.ts', "export type R = import('react').ReactNode"],
    ['pages-without-node', 'packages/domain/src/a.ts', "import { readFileSync } from 'node:fs'"],
    ['ui', 'packages/ui/src/concepts/order/a.tsx', "import { List } from 'ra-ui-materialui'"],
    ['ui', 'packages/ui/src/concepts/order/a.tsx', "import { useQuery } from '@tanstack/react-query'"],
    ['ui', 'packages/ui/src/concepts/order/a.tsx', "import { x } from '@potager/admin/x'"],
    [
      'no-way-around',
      'packages/ui/src/concepts/order/a.tsx',
      "import { x } from '../../../../../apps/public/src/page.tsx'",
    ],
    ['pages-without-node', 'packages/ui/src/concepts/order/a.tsx', "import { readFileSync } from 'fs'"],
    ['tests-for-tests', 'packages/ui/src/concepts/order/a.tsx', "import { expect } from 'storybook/test'"],
    ['site', 'packages/ui/src/site/a.tsx', "import Card from '@mui/material/Card'"],
    ['site', 'apps/public/src/a.tsx', "import { z } from 'zod'"],
    ['site', 'apps/public/src/a.tsx', "import { contract } from '@potager/domain/contract'"],
    ['public', 'apps/public/src/a.tsx', "import { Admin } from 'react-admin'"],
    ['admin', 'apps/admin/src/a.tsx', "import { x } from '@potager/public/x'"],
    ['admin', 'apps/admin/src/a.tsx', "import { Pool } from 'pg'"],
    ['server', 'apps/server/src/a.ts', "import { renderToString } from 'react-dom/server'"],
    ['server', 'apps/server/src/a.ts', "import { render } from '@potager/ui/site'"],
    ['conformance', 'packages/conformance/src/a.ts', "import { Pool } from 'pg'"],
    ['conformance', 'packages/conformance/src/a.ts', "import { b } from '../../../apps/server/src/db/b.ts'"],
    ['conformance', 'apps/server/src/api/a.ts', "import { runConformance } from '@potager/conformance'"],
    ['no-circle', 'packages/ui/src/concepts/order/a.ts', "import type { A } from './a.ts'"],
    ['floors', 'packages/domain/src/base/a.ts', "import type { A } from '../concepts/a/index.ts'"],
    ['floors', 'packages/domain/src/base/messages/a.ts', "import { b } from '../../concepts/b/b.schema.ts'"],
    ['texts', 'packages/domain/src/concepts/b/b.messages.ts', "import { b } from './b.schema.ts'"],
    ['floors', 'packages/domain/src/concepts/b/a.ts', "import { a } from '../../contract/index.ts'"],
    ['floors', 'packages/ui/src/foundations/a/a.ts', "import { b } from '../../components/b/index.ts'"],
    ['floors', 'packages/ui/src/components/a/a.ts', "import { b } from '../../concepts/b/index.ts'"],
    ['floors', 'packages/ui/src/concepts/a/a.ts', "import { link } from '../../site/index.ts'"],
    ['floors', 'apps/admin/src/platform/a/a.ts', "export const later = () => import('../../pages/b/b.ts')"],
    ['floors', 'apps/admin/src/platform/a/a.ts', "import { b } from '../../app/b.ts'"],
    ['floors', 'apps/admin/src/pages/a/a.ts', "import { b } from '../../console/b.ts'"],
    ['floors', 'apps/admin/src/console/a.ts', "import { b } from '../resources/b.ts'"],
    ['floors', 'apps/admin/src/platform/a/a.ts', "export { b } from '../../of-no-floor.ts'"],
    ['floors', 'apps/admin/src/resources/parts/a.ts', "import { b } from '../../app/b.ts'"],
    ['floors', 'apps/server/src/base/a.ts', "import { b } from '../db/b.ts'"],
    ['floors', 'apps/server/src/db/a.ts', "import { b } from '../api/b.ts'"],
    ['floors', 'apps/server/src/db/demo/a.ts', "export const later = () => import('../../setup/b.ts')"],
    ['floors', 'apps/server/src/api/order/a.ts', "import { b } from '../../site/b.ts'"],
    ['floors', 'apps/server/src/site/a.ts', "import { b } from '../setup/b.ts'"],
    ['floors', 'apps/server/src/site/a.ts', "import type { b } from '../app.ts'"],
    ['floors', 'apps/server/src/setup/a.ts', "import { b } from '../tools/b.ts'"],
    ['by-the-index', 'packages/domain/src/concepts/a/a.ts', "import { b } from '../b/b.ts'"],
    ['tests-for-tests', 'packages/ui/src/concepts/order/a.tsx', "import preview from '@potager/storybook/preview'"],
    ['product-alone', 'apps/admin/src/a.ts', "import { person } from '../../../e2e/harness/person.ts'"],
    ['domain-tests', 'packages/domain/src/a.test.ts', "import { render } from 'react-dom/server'"],
    ['domain-tests', 'packages/domain/src/a.test.ts', "import { Card } from '@potager/ui/feedback'"],
  ]
  it.each(wrong)('%s: %s %s', async (rule, file, content) => {
    write(file, `${content}\n`)
    expect(await broken(directions)).toContain(rule)
  })

  it('of test tools are found in the product, not in tests and their helpers', async () => {
    write('packages/domain/src/a.test.ts', "import { readFileSync } from 'node:fs'\nimport 'vitest'\n")
    write(
      'apps/admin/src/testing/fake.ts',
      "import { createServer } from 'node:http'\nexport const fake = createServer\n",
    )
    write('apps/admin/src/a.test.ts', "import { fake } from './testing/fake.ts'\nfake()\n")
    expect(await broken(directions)).toEqual([])
    write('apps/admin/src/a.ts', "import { fake } from './testing/fake.ts'\nfake()\n")
    expect(await broken(directions)).toEqual(['tests-for-tests'])
  })
})

describe('what a public page downloads', () => {
  it('is searched for heavy packages through every import', async () => {
    write('apps/public/src/page.tsx', "export { link } from './deeper.ts'\n")
    write('apps/public/src/deeper.ts', "import 'react-hook-form'\nexport const link = '/'\n")
    write('node_modules/react-hook-form/package.json', '{ "name": "react-hook-form", "main": "dist/index.js" }')
    write('node_modules/react-hook-form/dist/index.js', '')
    expect(await broken(lightPages)).toEqual(['light-pages'])
  })

  it('is reported when an import cannot be followed', async () => {
    write('apps/public/src/page.tsx', "export { link } from '@potager/gone/link'\n")
    expect(await broken(lightPages)).toEqual(['followed'])
  })

  it('is checked from every page of apps/public/src/client', () => {
    const entries = new RegExp(lightPages.forbidden[0].from.path)
    const files = readdirSync(at('apps/public/src/client'), { encoding: 'utf8', recursive: true })
    const pages = files.filter((file) => file.endsWith('.tsx'))
    expect(pages.length).toBeGreaterThan(5)
    expect(pages.filter((file) => !entries.test(`apps/public/src/client/${file}`))).toEqual([])
    expect(existsSync(at('packages/ui/src/site/index.ts'))).toBe(true)
  })

  it('does not include imports of types', async () => {
    write('apps/public/src/page.tsx', "import type { Z } from 'zod'\nexport const link = '' as Z\n")
    expect(await broken(lightPages)).toEqual([])
  })
})
