import type { Guide } from '@potager/storybook/guide'
import { focusedName, tabStops } from '@potager/storybook/keyboard'
import preview from '@potager/storybook/preview'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Notice } from './Notice.tsx'
import { Retry } from './Retry.tsx'

const meta = preview.meta({
  title: 'Composants/Site/Réessayer',
  id: 'composants-site-reessayer',
  component: Retry,
  args: { href: '/menus', onRetry: fn() },
  parameters: {
    guide: {
      use: ['Sur le site public, à côté d’un échec de lecture : « Une erreur est survenue lors du chargement. »'],
      avoid: [
        'Pour un envoi qui a échoué : c’est le bouton d’envoi que l’on presse de nouveau.',
        'Dans la gestion, « ErrorState » porte déjà son bouton.',
      ],
      writing: ['Toujours le même mot : « Réessayer ». La phrase à côté dit ce qui a échoué.'],
      accessibility: [
        'C’est un formulaire : sans script, il redemande la page.',
        'Entrée et Espace le pressent ; il garde le focus tant que l’échec reste affiché.',
      ],
    } satisfies Guide,
  },
})

export const Nominal = meta.story({
  name: 'À côté d’un échec',
  render: (args) => (
    <Notice role="alert" drawing="empty-plate" action={<Retry {...args} />}>
      Une erreur est survenue lors du chargement.
    </Notice>
  ),
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Réessayer' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

export const WithoutScript = meta.story({
  name: 'Sans script, la page est redemandée',
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('form')).toHaveAttribute('action', '/menus')
  },
})

export const KeyboardOrder = meta.story({
  name: 'Clavier : presser et garder le focus',
  play: async ({ args }) => {
    await expect(await tabStops(1)).toEqual(['Réessayer'])
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(args.onRetry).toHaveBeenCalledTimes(2)
    await expect(focusedName()).toBe('Réessayer')
  },
})
