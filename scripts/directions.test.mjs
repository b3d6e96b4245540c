import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkDirections } from './directions.mjs'

let base
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'directions-'))
  write('packages/domain/src/order/order.ts', "import { z } from 'zod'\nexport const order = z.string()\n")
  write('packages/domain/src/order/index.ts', "export * from './order.ts'\n")
  write('packages/domain/src/paths.ts', 'export const home = "/"\n')
  write('packages/ui/src/site/index.ts', "import { home } from '@potager/domain/paths'\nexport const link = home\n")
  write(
    'apps/public/src/client/home.tsx',
    "import { link } from '@potager/ui/site'\nexport const page = <a href={link}>x</a>\n",
  )
})
afterEach(() => rmSync(base, { recursive: true }))

function write(file, content) {
  mkdirSync(dirname(join(base, file)), { recursive: true })
  writeFileSync(join(base, file), content)
}

/** The files named by the problems found once `content` stands in `file`. */
function planted(file, content) {
  write(file, content)
  return checkDirections(base)
}

it('finds nothing in a sound tree', () => {
  expect(checkDirections(base)).toEqual([])
})

describe('a planted import that goes the wrong way is found', () => {
  const wrong = [
    ['packages/domain/src/a.ts', "import { useState } from 'react'"],
    ['packages/domain/src/a.ts', "import { readFileSync } from 'node:fs'"],
    ['packages/domain/src/a.ts', "import type { Theme } from '@mui/material'"],
    ['packages/domain/src/a.ts', "export * from 'fastify'"],
    ['packages/domain/src/a.ts', "import { Card } from '@potager/ui/feedback'"],
    ['packages/domain/src/a.ts', "export const later = () => import('pg')"],
    ['packages/domain/src/a.ts', "export type R = import('react').ReactNode"],
    ['packages/ui/src/order/a.tsx', "import { List } from 'ra-ui-materialui'"],
    ['packages/ui/src/order/a.tsx', "import { useQuery } from '@tanstack/react-query'"],
    ['packages/ui/src/order/a.tsx', "import { x } from '@potager/admin/x'"],
    ['packages/ui/src/order/a.tsx', "import { x } from '../../../../apps/admin/src/x.ts'"],
    ['packages/ui/src/order/a.tsx', "export const load = () => fetch('/api')"],
    ['packages/ui/src/order/a.tsx', "export const load = () => window.fetch('/api')"],
    ['packages/ui/src/order/a.tsx', "export const live = () => new EventSource('/api')"],
    ['packages/ui/src/site/a.tsx', "import Card from '@mui/material/Card'"],
    ['apps/public/src/a.tsx', "import { z } from 'zod'"],
    ['apps/public/src/a.tsx', "import { contract } from '@potager/domain/contract'"],
    ['apps/public/src/a.tsx', "import { x } from '../../admin/src/x.ts'"],
    ['apps/admin/src/a.tsx', "import { x } from '@potager/public/x'"],
    ['apps/admin/src/a.tsx', "import { Pool } from 'pg'"],
    ['apps/server/src/a.ts', "import { renderToString } from 'react-dom/server'"],
    ['apps/server/src/a.ts', "import { render } from '../../public/src/entry-server.tsx'"],
  ]
  it.each(wrong)('%s: %s', (file, content) => {
    const problems = planted(file, `// first line\n${content}\n`)
    expect(problems).toHaveLength(1)
    expect(problems[0]).toContain(`${file}:2 «`)
  })

  it('leaves tests and stories their tools', () => {
    expect(
      planted('packages/domain/src/a.test.ts', "import { readFileSync } from 'node:fs'\nimport 'vitest'\n"),
    ).toEqual([])
    const story = "import { expect } from 'storybook/test'\nimport preview from '../../../../.storybook/preview.tsx'\n"
    expect(planted('packages/ui/src/order/a.stories.tsx', story)).toEqual([])
    expect(planted('packages/ui/src/order/a.tsx', story)).toHaveLength(2)
  })
})

it('leaves its tools to what only tests import, and to nothing else', () => {
  write('apps/admin/src/data/fake.ts', "import { createServer } from 'node:http'\nexport const fake = createServer\n")
  expect(planted('apps/admin/src/data/a.test.ts', "import { fake } from './fake.ts'\nfake()\n")).toEqual([])
  expect(planted('apps/admin/src/data/a.ts', "import { fake } from './fake.ts'\nfake()\n")).toHaveLength(1)
})

describe('what a public page downloads', () => {
  it('is followed through packages to what is too heavy, and the way there is shown', () => {
    const problems = planted('packages/ui/src/site/index.ts', "export { order } from '@potager/domain/order'\n")
    expect(problems.at(-1)).toBe(
      [
        'apps/public/src/client/home.tsx',
        'packages/ui/src/site/index.ts',
        'packages/domain/src/order/index.ts',
        'packages/domain/src/order/order.ts',
        'zod : trop lourd pour une page publique',
      ].join(' → '),
    )
  })

  it('does not count types, which vanish', () => {
    expect(
      planted(
        'packages/ui/src/site/index.ts',
        "import type { order } from '@potager/domain/order'\nexport type O = typeof order\n",
      ),
    ).toEqual([])
  })

  it('is not silently left out when no entry is found', () => {
    rmSync(join(base, 'apps/public/src/client/home.tsx'))
    rmSync(join(base, 'packages/ui/src/site/index.ts'))
    expect(checkDirections(base)).toHaveLength(1)
  })
})
