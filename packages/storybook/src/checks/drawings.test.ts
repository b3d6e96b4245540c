import { resolve } from 'node:path'
import { build, type Rolldown } from 'vite'
import { expect, it } from 'vitest'
import { drawingsInPage } from '../../config/plugins.ts'

const drawing = resolve(import.meta.dirname, '../../../ui/src/foundations/illustration/Drawing.tsx')

it('a built Storybook has the drawings in its pages although only CSS is declared to have effects', async () => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [drawingsInPage],
    build: {
      write: false,
      rolldownOptions: { input: drawing, external: /^react/, preserveEntrySignatures: 'strict' },
    },
  })
  const [{ output }] = [built].flat() as [Rolldown.RolldownOutput]
  const code = output.map((part) => (part.type === 'chunk' ? part.code : '')).join('')
  expect(code).toContain('document.body.append')
  expect(code).toContain('<symbol id="leek"')
})
