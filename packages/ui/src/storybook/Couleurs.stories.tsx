import { expect, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { ContrastTable, Swatches } from './Colours.tsx'

const meta = preview.meta({
  title: 'Fondations/Couleurs',
  id: 'fondations-couleurs',
  component: Swatches,
})

export const Light = meta.story({ name: 'Apparence claire', args: { scheme: 'light' } })
export const Dark = meta.story({ name: 'Apparence sombre', args: { scheme: 'dark' } })

export const Contrast = meta.story({
  name: 'Contrastes, calculés',
  args: { scheme: 'light' },
  render: () => <ContrastTable />,
  play: async ({ canvasElement }) => {
    const cells = within(canvasElement).getAllByRole('cell')
    for (const cell of cells) {
      await expect(Number(cell.textContent?.replace(',', '.'))).toBeGreaterThanOrEqual(4.5)
    }
  },
})
