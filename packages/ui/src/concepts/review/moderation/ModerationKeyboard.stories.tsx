import { expectTrap, pressEscape, tabTo } from '@potager/storybook/keyboard'
import preview from '@potager/storybook/preview'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { card, cards, focusOn, moderation, StoryModeration } from './StoryModeration.tsx'

const meta = preview.meta({
  title: 'Écrans/Modération des Avis/Clavier',
  id: 'ecrans-moderation-avis-clavier',
  component: StoryModeration,
  args: moderation,
})

export const Keys = meta.story({
  name: 'Clavier : décider sans souris, et rien pendant la saisie',
  tags: ['[REV-19]'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.keyboard('a')
    await expect(args.onApprove).not.toHaveBeenCalled()
    await userEvent.keyboard('jj')
    await focusOn(canvasElement, 1)
    await userEvent.keyboard('k')
    await focusOn(canvasElement, 0)
    await userEvent.keyboard('x')
    await expect(card(canvasElement, 0).getByRole('checkbox')).toBeChecked()
    await userEvent.keyboard('{Escape}')
    await expect(card(canvasElement, 0).getByRole('checkbox')).not.toBeChecked()
    await userEvent.keyboard('{Control>}a{/Control}{Alt>}a{/Alt}{Shift>}A{/Shift}')
    await fireEvent.keyDown(cards(canvasElement)[0] as HTMLElement, { key: 'a', repeat: true })
    await expect(args.onApprove).not.toHaveBeenCalled()
    await userEvent.keyboard('a')
    await expect(args.onApprove).toHaveBeenCalledTimes(1)
    await userEvent.keyboard('/')
    const search = canvas.getByLabelText('Commentaire ou auteur, sur cette page')
    await expect(search).toHaveFocus()
    await userEvent.keyboard('arj?')
    await expect(search).toHaveValue('arj?')
    await expect(args.onApprove).toHaveBeenCalledTimes(1)
    await userEvent.clear(search)
    await userEvent.keyboard('{Enter}')
    await focusOn(canvasElement, 0)
    await userEvent.keyboard('r')
    await expect(await canvas.findByRole('dialog', { name: 'Rejeter cet avis' })).toBeVisible()
    await userEvent.keyboard('a')
    await expect(args.onApprove).toHaveBeenCalledTimes(1)
  },
})

export const KeyHelp = meta.story({
  name: 'Clavier : aide des raccourcis, et leur arrêt',
  tags: ['[REV-19]'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    // Tab first: a single key pressed at once could come before the page listens.
    await userEvent.tab()
    await userEvent.keyboard('?')
    const dialog = within(await canvas.findByRole('dialog', { name: 'Raccourcis clavier' }))
    await dialog.findByText('Avis suivant, avis précédent')
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Raccourcis actifs' }))
    await userEvent.click(await dialog.findByRole('button', { name: 'Fermer' }))
    await userEvent.keyboard('ja?')
    await expect(args.onApprove).not.toHaveBeenCalled()
    await expect(canvas.queryByRole('dialog')).toBeNull()
  },
})

export const Refusal = meta.story({
  name: 'Clavier : rejeter demande pourquoi, Échap rend le focus à l’avis',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const reject = await canvas.findByRole('button', { name: 'Rejeter l’avis 0197c002' })
    await tabTo(reject)
    await userEvent.keyboard('{Enter}')
    const dialog = await canvas.findByRole('dialog', { name: 'Rejeter cet avis' })
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
    await expectTrap(dialog)
    await pressEscape(dialog)
    await waitFor(() => expect(reject).toHaveFocus())
    await expect(args.onReject).not.toHaveBeenCalled()
  },
})
