import type { Guide } from '@potager/storybook/guide'
import { tabStops } from '@potager/storybook/keyboard'
import preview from '@potager/storybook/preview'
import { useFieldState } from '@potager/storybook/screen-stories'
import { expect, fn, userEvent, within } from 'storybook/test'
import { type Scheme, SchemeSwitch } from './SchemeSwitch.tsx'

const meta = preview.meta({
  title: 'Composants/Navigation/Apparence',
  id: 'composants-apparence',
  component: SchemeSwitch,
  args: { value: 'system' as const, onChange: fn() },
  render: (args) => <Kept {...args} />,
  parameters: {
    guide: {
      use: [
        'Une fois par application, au pied du menu, pour choisir entre clair, sombre et ce que demande le système.',
      ],
      avoid: [
        'Sur le site public : il suit le système sans rien demander.',
        'Pour d’autres réglages : un interrupteur n’est pas une page de préférences.',
      ],
      writing: [
        '« Apparence », puis trois mots : « Système », « Claire », « Sombre ».',
        'Les mots s’accordent avec « apparence ».',
      ],
      accessibility: [
        'C’est la liste de choix du navigateur : les flèches, les lettres et le téléphone la connaissent.',
        'Le choix est rendu par « onChange » ; le garder d’une visite à l’autre revient à la page.',
      ],
    } satisfies Guide,
  },
})

function Kept(props: { value: Scheme; onChange: (scheme: Scheme) => void }) {
  return <SchemeSwitch {...props} {...useFieldState(props.value, props.onChange)} />
}

export const Nominal = meta.story({
  name: 'Comme le système, claire ou sombre',
  play: async ({ canvasElement, args }) => {
    const choice = within(canvasElement).getByRole('combobox', { name: 'Apparence' })
    await expect([...choice.querySelectorAll('option')].map((option) => option.textContent)).toEqual([
      'Système',
      'Claire',
      'Sombre',
    ])
    await userEvent.selectOptions(choice, 'Sombre')
    await expect(args.onChange).toHaveBeenLastCalledWith('dark')
  },
})

export const Dark = meta.story({
  name: 'Sombre, par choix',
  args: { value: 'dark' as const },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('combobox')).toHaveDisplayValue('Sombre')
  },
})

export const KeyboardOrder = meta.story({
  name: 'Clavier : un seul arrêt',
  play: async () => {
    await expect(await tabStops(2)).toEqual(['Apparence', ''])
  },
})
