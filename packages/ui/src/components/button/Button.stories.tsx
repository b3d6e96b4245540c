import type { Guide } from '@potager/storybook/guide'
import { tabStops } from '@potager/storybook/keyboard'
import { longText, overflowOf } from '@potager/storybook/long-texts'
import preview from '@potager/storybook/preview'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Icon } from '../../foundations/icon/index.ts'
import { Button } from './Button.tsx'

const meta = preview.meta({
  title: 'Composants/Gestes/Bouton',
  id: 'composants-bouton',
  component: Button,
  parameters: {
    guide: {
      use: [
        'Pour une action nommée par un verbe : plein pour la première d’un écran, bordé pour les autres, texte seul dans une barre.',
        'En lien, quand l’action mène à une page : donnez « component » et « to ».',
      ],
      avoid: ['Dans une phrase ou une ligne de liste, prenez « TextLink ».', 'Deux boutons pleins côte à côte.'],
      writing: ['Un verbe et son objet : « Créer la commande », jamais « OK ».'],
      accessibility: [
        'Pendant un envoi, « aria-disabled » le garde au focus ; « disabled » le lui ferait perdre.',
        'L’icône est décorative : le mot dit tout.',
      ],
    } satisfies Guide,
  },
  args: { children: 'Créer la commande' },
})

export const Kinds = meta.story({
  name: 'Plein, bordé, texte, en deux tailles',
  render: ({ children }) => (
    <p style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      {(['contained', 'outlined', 'text'] as const).map((variant) => (
        <Button key={variant} variant={variant}>
          {children}
        </Button>
      ))}
      <Button variant="contained" color="error">
        Refuser
      </Button>
      <Button size="small" variant="outlined" startIcon={<Icon name="refresh" />}>
        Actualiser
      </Button>
      <Button variant="contained" disabled>
        Enregistrer
      </Button>
    </p>
  ),
  play: async ({ canvasElement }) => {
    const buttons = within(canvasElement).getAllByRole('button')
    await expect(buttons).toHaveLength(6)
    for (const button of buttons) {
      await expect(button).toHaveAttribute('type', 'button')
      await expect(button).toHaveStyle({ textTransform: 'none', boxShadow: 'none' })
    }
    await expect(within(canvasElement).getByRole('button', { name: 'Actualiser' })).toBeEnabled()
    await expect(within(canvasElement).getByRole('button', { name: 'Enregistrer' })).toBeDisabled()
  },
})

export const AsLink = meta.story({
  name: 'Un lien, où il mène à une page',
  args: { href: '#commande', variant: 'outlined' },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Créer la commande' })
    await expect(link).toHaveAttribute('href', '#commande')
    await expect(link).not.toHaveAttribute('type')
  },
})

export const LongText = meta.story({
  name: 'Textes longs',
  args: { children: longText, variant: 'outlined' },
  play: async ({ canvasElement }) => {
    await expect(overflowOf(canvasElement)).toBe(0)
  },
})

const pressed = fn()

export const KeyboardOrder = meta.story({
  name: 'Clavier : Entrée et Espace l’actionnent',
  args: { onClick: pressed },
  play: async () => {
    pressed.mockClear()
    await expect(await tabStops(1)).toEqual(['Créer la commande'])
    await userEvent.keyboard('{Enter} ')
    await expect(pressed).toHaveBeenCalledTimes(2)
  },
})
