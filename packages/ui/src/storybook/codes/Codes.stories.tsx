import { expect, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { CodeTables } from './CodeTables.tsx'
import { codes } from './codes.tsx'

const meta = preview.meta({
  title: 'Fondations/Codes et mots',
  id: 'fondations-codes',
  component: CodeTables,
})

export const EveryCode = meta.story({
  name: 'Chaque code, et ce qu’on en lit',
  play: async ({ canvasElement }) => {
    for (const { name, values } of codes) {
      const table = within(within(canvasElement).getByRole('region', { name }))
      await expect(table.getAllByRole('term').map((term) => term.textContent)).toEqual(values.map(({ code }) => code))
    }
  },
})
