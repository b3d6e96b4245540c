import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { babelParse, types } from 'storybook/internal/babel'
import { describe, expect, it } from 'vitest'
import { snippetsOf } from '../snippets/snippets.ts'
import { readStoryFile } from '../snippets/story-file.ts'

const sources = resolve(import.meta.dirname, '../../packages/ui/src')

/** What a story file of the folder of order cards would give. */
const codeOf = (file: string) => snippetsOf(resolve(sources, 'components/feedback/x.stories.tsx'), file)

const head = `import { expect, fn } from 'storybook/test'
import { ConfirmDialog, StatusChip } from './index.ts'
import { FromButton } from '../../storybook/FromButton.tsx'
`

describe('the code of a story', () => {
  it('is its component with what the story gives over what all stories give, with its import', () => {
    const code = codeOf(`${head}
const meta = preview.meta({ component: StatusChip, args: { tone: 'error', label: 'Annulée', onClick: fn() } })
export const Long = meta.story({
  name: 'Longue',
  args: { label: 'Annulée "hier"', now: 3 as number },
  play: async () => { await expect(1).toBe(1) },
})`)
    expect(code).toEqual({
      long: `import { StatusChip } from '@potager/ui/feedback'

<StatusChip tone="error" onClick={() => {}} label={'Annulée "hier"'} now={3} />`,
    })
  })

  it('is what the story renders of the package, without its helpers and without what only tells the test', () => {
    const code = codeOf(`${head}
const told = fn()
const meta = preview.meta({ component: ConfirmDialog, args: { title: 'Sûr ?', onConfirm: fn() }, render: (args) => <Asked {...args} /> })
function Asked(props) {
  return <FromButton>{(open, close) => <ConfirmDialog {...props} open={open} onConfirm={() => {
  told(1)
  close()
}} />}</FromButton>
}
export const One = meta.story()`)
    expect(code.one).toBe(`import { ConfirmDialog } from '@potager/ui/feedback'

<ConfirmDialog
  title="Sûr ?"
  open={open}
  onConfirm={() => {
    close()
  }}
/>`)
  })

  it('brings the data that the file declares, and says where that of other files is', () => {
    const code = codeOf(`${head}import { longText } from '../../storybook/long-texts.ts'
const tones = ['error', 'info'] as const
const meta = preview.meta({ component: StatusChip })
export const Every = meta.story({ render: () => <p>{tones.map((tone) => <StatusChip key={tone} tone={tone} label={longText} />)}</p> })`)
    expect(code.every).toBe(`import { longText } from '../../storybook/long-texts.ts' // dans packages/ui/src/storybook
import { StatusChip } from '@potager/ui/feedback'

const tones = ['error', 'info']

<>
  {tones.map((tone) => <StatusChip key={tone} tone={tone} label={longText} />)}
</>`)
  })

  it('is absent where a story shows nothing of the package', () => {
    expect(codeOf(`${head}const meta = preview.meta({ component: Own })\nexport const One = meta.story()`)).toEqual({})
  })
})

/** What in a code is drawn and not imported, or belongs to tests. */
function faultsOf(code: string): string[] {
  const imported = new Set<string>()
  const drawn = new Set<string>()
  // Imports and data come first, then what is drawn.
  const end = code.lastIndexOf('\n\n')
  types.traverseFast(babelParse(`${code.slice(0, end)}\n;${code.slice(end)}`), (node) => {
    if (types.isImportDeclaration(node)) for (const { local } of node.specifiers) imported.add(local.name)
    if (types.isFunctionDeclaration(node) && node.id) imported.add(node.id.name)
    if (types.isJSXOpeningElement(node) && types.isJSXIdentifier(node.name)) drawn.add(node.name.name)
  })
  const unknown = [...drawn].filter((name) => /^[A-Z]/.test(name) && !imported.has(name))
  const ofTests = [...code.matchAll(/storybook\/test|meta\.story|\b(?:expect|fn|within)\(|canvasElement/g)].map(
    ([word]) => word,
  )
  const package_ = code.includes("from '@potager/ui/") ? [] : ['no import of the package']
  return [...unknown, ...ofTests, ...package_]
}

it('every story of a component has code that can be copied', { timeout: 60_000 }, () => {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => resolve(sources, file))
  const wanting = files.flatMap((file) => {
    const codes = snippetsOf(file)
    const isComponent = readFileSync(file, 'utf8').includes("title: 'Composants/")
    const without = isComponent ? (readStoryFile(file)?.stories.size ?? 0) - Object.keys(codes).length : 0
    const faults = Object.entries(codes).map(([id, code]) => ({ id, faults: faultsOf(code) }))
    return [
      ...(without > 0 ? [`${file}: ${without} without code`] : []),
      ...faults.filter((one) => one.faults.length > 0).map((one) => `${file} ${one.id}: ${one.faults.join(', ')}`),
    ]
  })
  expect(wanting).toEqual([])
})
