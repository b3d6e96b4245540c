import { expectTabOrder } from '@potager/storybook/keyboard'
import { overflowOf } from '@potager/storybook/long-texts'
import preview from '@potager/storybook/preview'
import { onPhone } from '@potager/storybook/screen-stories'
import { expect, fn, userEvent, within } from 'storybook/test'
import { TasksSection } from './TasksSection.tsx'

const meta = preview.meta({
  title: 'Écrans/Console/Tâches d’un compte',
  id: 'ecrans-taches',
  component: TasksSection,
  args: { tasks: null, admin: false, saving: false, onSave: fn() },
})

const box = (canvasElement: HTMLElement, name: string) => within(canvasElement).getByRole('checkbox', { name })

export const All = meta.story({
  name: 'Toutes, puis une de moins',
  tags: ['[TSK-02]'],
  play: async ({ canvasElement, args }) => {
    for (const checkbox of within(canvasElement).getAllByRole('checkbox')) await expect(checkbox).toBeChecked()
    await userEvent.click(box(canvasElement, 'Carte'))
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Enregistrer les tâches' }))
    await expect(args.onSave).toHaveBeenLastCalledWith(['orders', 'bookings', 'moderation', 'chatbot'])
    await userEvent.click(box(canvasElement, 'Carte'))
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Enregistrer les tâches' }))
    await expect(args.onSave).toHaveBeenLastCalledWith(null)
  },
})

export const None = meta.story({
  name: 'Aucune : refusé, à la première case',
  args: { tasks: ['bookings'] },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(box(canvasElement, 'Réservations et événements'))
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Enregistrer les tâches' }))
    await expect(args.onSave).not.toHaveBeenCalled()
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Choisissez au moins une tâche')
    await expect(box(canvasElement, 'Commandes')).toHaveFocus()
  },
})

export const Keyboard = meta.story({
  name: 'Clavier : une case après l’autre, Espace la change, Entrée enregistre',
  tags: ['[TSK-02]'],
  play: async ({ canvasElement, args }) => {
    const boxes = within(canvasElement).getAllByRole('checkbox')
    await expectTabOrder(boxes)
    await userEvent.keyboard(' ')
    await expect(boxes.at(-1)).not.toBeChecked()
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('button', { name: 'Enregistrer les tâches' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSave).toHaveBeenLastCalledWith(['orders', 'bookings', 'menu', 'moderation'])
  },
})

export const Failed = meta.story({
  name: 'Échec : le choix reste',
  args: { tasks: ['orders'], failure: 'Le serveur ne répond pas.' },
  play: async ({ canvasElement }) => {
    await userEvent.click(box(canvasElement, 'Carte'))
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Le serveur ne répond pas.')
    await expect(box(canvasElement, 'Carte')).toBeChecked()
  },
})

export const Saving = meta.story({
  name: 'Enregistrement en cours',
  args: { saving: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Enregistrer les tâches' }))
    await expect(args.onSave).not.toHaveBeenCalled()
  },
})

export const Admin = meta.story({
  name: 'Un administrateur a tout',
  args: { admin: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('checkbox')).toBeNull()
    await expect(canvasElement).toHaveTextContent('Un administrateur a toutes les tâches.')
  },
})

export const Phone = meta.story({
  name: 'Sur un téléphone',
  globals: onPhone,
  args: { tasks: ['bookings', 'moderation'] },
  play: async ({ canvasElement }) => {
    await expect(overflowOf(canvasElement)).toBe(0)
  },
})
