import { FromButton } from '@potager/storybook/from-button'
import type { Guide } from '@potager/storybook/guide'
import { expectTrap, focusedName, pressEscape, tabStops } from '@potager/storybook/keyboard'
import preview from '@potager/storybook/preview'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { KeyHelp } from './KeyHelp.tsx'

const meta = preview.meta({
  title: 'Composants/Aide sur les touches',
  id: 'composants-aide-touches',
  component: KeyHelp,
  args: { onClose: fn() },
  parameters: {
    guide: {
      use: ['Ouverte par « ? » dans la gestion : les touches qui valent partout.'],
      avoid: [
        'Pour les raccourcis d’un seul écran, dites-les sur cet écran, comme le fait la modération.',
        'Pour expliquer une tâche : c’est une liste de touches, pas un mode d’emploi.',
      ],
      writing: [
        'À gauche les touches comme sur le clavier : « Ctrl », « Entrée », « Échap » ; à droite ce qu’elles font, à l’infinitif.',
      ],
      accessibility: [
        'Les touches et leur sens sont une liste de définitions.',
        '« Fermer » ou Échap rend le focus à l’endroit d’où l’aide a été demandée.',
        'Les raccourcis d’une lettre peuvent être coupés, et l’aide dit où.',
      ],
    } satisfies Guide,
  },
})

export const Keys = meta.story({
  name: 'Touches',
  play: async ({ canvasElement, args }) => {
    const dialog = within(await within(canvasElement).findByRole('dialog', { name: 'Raccourcis clavier' }))
    await expect(dialog.getAllByRole('term').map((term) => term.textContent)).toContain('CtrlK')
    await userEvent.click(dialog.getByRole('button', { name: 'Fermer' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
})

export const KeyboardOrder = meta.story({
  name: 'Clavier : lire, fermer, retrouver sa place',
  render: () => <FromButton>{(open, close) => open && <KeyHelp onClose={close} />}</FromButton>,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await tabStops(1)
    await userEvent.keyboard('{Enter}')
    const dialog = await canvas.findByRole('dialog')
    await waitFor(() => expect(focusedName()).toBe('Fermer'))
    await expectTrap(dialog)
    await pressEscape(dialog)
    await waitFor(() => expect(focusedName()).toBe('Ouvrir'))
    await userEvent.keyboard('{Enter}')
    await canvas.findByRole('dialog')
    await waitFor(() => expect(focusedName()).toBe('Fermer'))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(focusedName()).toBe('Ouvrir'))
  },
})
