import { expectTrap, pressEscape, tabTo } from '@potager/storybook/keyboard'
import preview from '@potager/storybook/preview'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { waiting } from '../review.fixtures.ts'
import { card, cards, focusOn, ids, moderation, moderationPage, StoryModeration } from './StoryModeration.tsx'

const meta = preview.meta({
  title: 'Écrans/Modération des Avis/Gestes',
  id: 'ecrans-moderation-avis-gestes',
  component: StoryModeration,
  args: moderation,
})

export const Filters = meta.story({
  name: 'Récents, Anciens, Tous, recherche et tri',
  tags: ['[REV-05]', '[REV-06]', '[REV-07]', '[REV-08]', '[REV-09]', '[AMB-55]'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('button', { name: 'Tous (4)' })).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'Anciens (2)' }))
    await expect(cards(canvasElement)).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Récents (2)' }))
    await expect(cards(canvasElement)[0]).toHaveTextContent('Sans commentaire')
    await userEvent.click(canvas.getByRole('button', { name: 'Tous (4)' }))
    await userEvent.selectOptions(canvas.getByLabelText('Trier cette page par'), 'highest')
    await card(canvasElement, 0).findByRole('img', { name: /^Note.: 5 sur 5$/ })
    await userEvent.type(canvas.getByLabelText('Commentaire ou auteur, sur cette page'), '0197b333')
    await expect(cards(canvasElement)).toHaveLength(1)
    await expect(canvasElement).toHaveTextContent('Affichage de 1 à 10 sur 23 avis · 1 avis sur les 4 de cette page')
    await userEvent.click(canvas.getByRole('button', { name: 'Réinitialiser' }))
    await expect(cards(canvasElement)).toHaveLength(4)
  },
})

export const Selection = meta.story({
  name: 'Sélection et décisions groupées',
  tags: ['[REV-12]', '[REV-13]', '[REV-14]'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const bar = () => canvas.queryByRole('region', { name: 'Avis sélectionnés' })
    await expect(bar()).toBeNull()
    await userEvent.click(card(canvasElement, 1).getByRole('checkbox'))
    await expect(bar()).toHaveTextContent('1 avis sélectionné')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Tout sélectionner' }))
    await expect(bar()).toHaveTextContent('4 avis sélectionnés')
    await userEvent.click(await canvas.findByRole('button', { name: 'Approuver la sélection' }))
    await expect(args.onApprove).toHaveBeenCalledWith(waiting)
    await userEvent.click(canvas.getByRole('button', { name: 'Vider la sélection' }))
    await expect(bar()).toBeNull()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Tout sélectionner' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Anciens (2)' }))
    await expect(bar()).toHaveTextContent('2 avis sélectionnés')
  },
})

export const Rejection = meta.story({
  name: 'Rejet avec un des sept motifs',
  tags: ['[REV-15]', '[REV-24]', '[REV-25]', '[REV-26]', '[REV-27]'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await card(canvasElement, 0).findByRole('button', { name: /^Rejeter/ }))
    const dialog = within(await canvas.findByRole('dialog', { name: 'Rejeter cet avis' }))
    await expect(dialog.getAllByRole('radio')).toHaveLength(7)
    await userEvent.click(await dialog.findByRole('button', { name: 'Rejeter' }))
    await dialog.findByText('Veuillez sélectionner ou saisir une raison')
    await userEvent.click(dialog.getByRole('radio', { name: 'Avis non constructif' }))
    await dialog.findByText(/Une note basse n’est pas un motif de rejet/)
    await userEvent.click(dialog.getByRole('radio', { name: 'Autre' }))
    await expect(dialog.queryByText(/Une note basse n’est pas/)).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: 'Rejeter' }))
    await dialog.findByText('Veuillez sélectionner ou saisir une raison')
    await userEvent.type(dialog.getByLabelText(/Votre motif/), 'Nomme un employé')
    await dialog.findByText('16/500')
    await expect(canvas.getByRole('dialog')).toHaveTextContent('Motif gardé avec l’avis : Nomme un employé')
    await userEvent.click(dialog.getByRole('button', { name: 'Rejeter' }))
    await waitFor(() => expect(args.onReject).toHaveBeenCalledWith([waiting[0]], 'Nomme un employé'))
    await expect(canvas.queryByRole('dialog')).toBeNull()
  },
})

export const Warned = meta.story({
  name: 'Motif déconseillé pour une note basse, rejet groupé',
  args: { chosen: ids(0, 3) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Rejeter la sélection' }))
    const dialog = within(await canvas.findByRole('dialog', { name: 'Rejeter 2 avis' }))
    await userEvent.click(dialog.getByRole('radio', { name: 'Avis non constructif' }))
    await dialog.findByText(/Une note basse n’est pas un motif de rejet/)
    await userEvent.click(dialog.getByRole('button', { name: 'Rejeter' }))
    await waitFor(() => expect(args.onReject).toHaveBeenCalledWith([waiting[0], waiting[3]], 'Avis non constructif'))
  },
})

export const Compact = meta.story({
  name: 'Présentation compacte',
  tags: ['[REV-02]'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const list = canvas.getByRole('list', { name: 'Avis en attente' })
    const before = list.getBoundingClientRect().height
    await userEvent.click(canvas.getByRole('button', { name: 'Compact' }))
    await expect(list.getBoundingClientRect().height).toBeLessThan(before)
  },
})

export const Pages = meta.story({
  name: 'Dix par page, cinq boutons',
  tags: ['[REV-16]', '[REV-17]'],
  args: { reviews: moderationPage(waiting, 73), page: 3 },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvasElement).toHaveTextContent('Affichage de 31 à 40 sur 73 avis')
    const pages = within(canvas.getByRole('navigation', { name: 'Pages d’avis' }))
    await expect(pages.getAllByRole('button', { name: /^Page/ }).map((button) => button.textContent)).toEqual([
      '2',
      '3',
      '4',
      '5',
      '6',
    ])
    await userEvent.click(pages.getByRole('button', { name: 'Page 5' }))
    await expect(args.onPage).toHaveBeenCalledWith(4)
  },
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
