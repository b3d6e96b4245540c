import { expect, within } from 'storybook/test'
import { FirstSteps } from '../../../ui/src/concepts/first-steps/FirstSteps.tsx?english'
import preview from '../../config/preview.tsx'
import { firstStepsMessages as words } from './english.ts'

const meta = preview.meta({
  title: 'Fondations/Autre langue',
  id: 'fondations-langue',
  component: FirstSteps,
  parameters: {
    docs: {
      description: {
        component:
          "Les vues prennent tous leurs mots de `@potager/domain/messages`. Qui installe les paquets mène ce module, par un alias de son outil de construction, à un fichier à soi, qui commence par `export * from '@potager/domain/french'` et redit ce qu’il veut : ici les premiers pas, en anglais (`storybook/foundations/english.ts`).",
      },
    },
  },
})

const begun = {
  password: null,
  house: true,
  restaurant: true,
  hours: false,
  rooms: false,
  menu: false,
  team: false,
  order: false,
}

export const English = meta.story({
  name: 'Les premiers pas, en anglais',
  args: { steps: begun, restaurant: { id: 'r1', name: 'Le Semis' }, onHide: () => {} },
  decorators: [
    (Story) => (
      <div lang="en">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const steps = within(within(canvasElement).getByRole('region', { name: words.heading }))
    await expect(steps.getAllByRole('listitem').map((item) => item.querySelector('strong')?.textContent)).toEqual(
      (['house', 'restaurant', 'hours', 'rooms', 'menu', 'team', 'order'] as const).map(
        (step) => words.steps[step].title,
      ),
    )
    await expect(steps.getByRole('link', { name: 'Open the team' })).toBeVisible()
    await expect(canvasElement).not.toHaveTextContent(/ouvrir|étape|masquer/i)
  },
})
