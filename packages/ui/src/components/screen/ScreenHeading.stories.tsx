import type { Guide } from '@potager/storybook/guide'
import { tabStops } from '@potager/storybook/keyboard'
import { overflowOf } from '@potager/storybook/long-texts'
import preview from '@potager/storybook/preview'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from '../button/index.ts'
import { ScreenHeading } from './ScreenHeading.tsx'

const refresh = fn<() => void>()

const meta = preview.meta({
  title: 'Composants/Écran/Titre d’écran',
  id: 'composants-titre-ecran',
  component: ScreenHeading,
  args: {
    title: 'Gestion des Commandes',
    counts: '25 commandes, 4 en attente',
    children: (
      <>
        <Button onClick={refresh}>Actualiser</Button>
        <Button variant="contained" href="#nouvelle">
          Nouvelle commande
        </Button>
      </>
    ),
  },
  parameters: {
    guide: {
      use: [
        'En tête de chaque écran de la gestion : le seul titre de niveau 1 de la page.',
        'Pour les actions qui portent sur l’écran entier : actualiser, exporter, créer.',
      ],
      avoid: ['Pour une partie de l’écran, prenez un titre de niveau 2.', 'Sur le site public, prenez « PageTitle ».'],
      writing: [
        'Le titre est celui du menu qui y mène.',
        'Les nombres s’accordent et se suivent : « 25 commandes, 4 en attente ».',
      ],
      accessibility: [
        'Les nombres sont dans une zone « aria-live » : un changement est lu sans prendre le focus.',
        'Attendus, ils valent null et gardent leur place ; un écran sans nombres ne les donne pas.',
      ],
    } satisfies Guide,
  },
})

export const Nominal = meta.story({
  name: 'Titre, nombres et actions',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Gestion des Commandes')
    await expect(canvas.getByText('25 commandes, 4 en attente')).toHaveAttribute('aria-live', 'polite')
  },
})

export const Awaited = meta.story({
  name: 'Nombres attendus',
  args: { counts: null },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-live]')).toBeEmptyDOMElement()
  },
})

export const Alone = meta.story({
  name: 'Titre seul',
  render: () => <ScreenHeading title="Paramètres du chatbot" />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-live]')).toBeNull()
  },
})

export const LongText = meta.story({
  name: 'Textes longs',
  args: {
    title: 'Gestion des réservations de salles et de restaurants entiers du groupe',
    counts: '1 204 réservations, 318 en attente de confirmation, 27 annulées cette semaine',
  },
  play: async ({ canvasElement }) => {
    await expect(overflowOf(canvasElement)).toBe(0)
  },
})

export const KeyboardOrder = meta.story({
  name: 'Clavier : les actions, dans leur ordre',
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('link', { name: 'Nouvelle commande' })
    await expect(await tabStops(2)).toEqual(['Actualiser', 'Nouvelle commande'])
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{Enter}')
    await expect(refresh).toHaveBeenCalled()
  },
})
