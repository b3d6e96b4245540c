import type { Guide } from '@potager/storybook/guide'
import { focusedName, tabStops } from '@potager/storybook/keyboard'
import { overflowOf } from '@potager/storybook/long-texts'
import preview from '@potager/storybook/preview'
import { useFieldState } from '@potager/storybook/screen-stories'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ViewSwitch, type ViewSwitchProps } from './ViewSwitch.tsx'

const meta = preview.meta({
  title: 'Composants/Planning/Choix de la vue',
  id: 'composants-choix-vue',
  component: ViewSwitch,
  args: {
    label: 'Période affichée',
    value: 'week',
    options: [
      { value: 'day', label: 'Jour' },
      { value: 'week', label: 'Semaine' },
    ],
    onChange: fn(),
  },
  render: (args) => <Kept {...args} />,
  parameters: {
    guide: {
      use: [
        'Pour deux ou trois façons de regarder les mêmes données : jour ou semaine, liste ou tableau.',
        'Quand le changement est immédiat et ne perd rien.',
      ],
      avoid: [
        'Pour choisir ce que l’on voit, et non comment, prenez des filtres.',
        'Au-delà de trois choix, prenez « SelectField ».',
      ],
      writing: [
        'Un mot par vue : « Jour », « Semaine ».',
        'Le nom du groupe, lu mais non montré, dit ce qui change : « Période affichée ».',
      ],
      accessibility: [
        'Chaque vue est un bouton, enfoncé ou non ; celui de la vue en cours reste atteignable et ne fait rien.',
        'Le groupe est nommé par une légende cachée aux yeux.',
      ],
    } satisfies Guide,
  },
})

function Kept(props: ViewSwitchProps<string>) {
  return <ViewSwitch {...props} {...useFieldState(props.value, props.onChange)} />
}

export const Nominal = meta.story({
  name: 'Une vue enfoncée',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('group', { name: 'Période affichée' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Semaine' }))
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Jour' }))
    await expect(args.onChange).toHaveBeenCalledWith('day')
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('Jour')
  },
})

export const LongText = meta.story({
  name: 'Textes longs',
  args: {
    options: [
      { value: 'day', label: 'Une seule journée' },
      { value: 'week', label: 'La semaine entière' },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(overflowOf(canvasElement)).toBe(0)
  },
})

export const KeyboardOrder = meta.story({
  name: 'Clavier : une vue après l’autre, le focus reste',
  play: async ({ args }) => {
    await expect(await tabStops(2)).toEqual(['Jour', 'Semaine'])
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.tab({ shift: true })
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenCalledWith('day')
    await expect(focusedName()).toBe('Jour')
  },
})
