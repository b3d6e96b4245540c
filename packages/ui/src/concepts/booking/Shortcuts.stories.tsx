import type { Guide } from '@potager/storybook/guide'
import { expectTabOrder } from '@potager/storybook/keyboard'
import preview from '@potager/storybook/preview'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { type Shortcut, Shortcuts } from './Shortcuts.tsx'

const pressed = fn()

const durations = (current: string, set: (label: string) => void): Shortcut[] =>
  ['1 h', '1 h 30', '2 h', '3 h'].map((label) => ({
    label,
    pressed: label === current,
    onPress: () => {
      pressed(label)
      set(label)
    },
  }))

const meta = preview.meta({
  title: 'Composants/Réservation/Raccourcis',
  id: 'composants-reservation-raccourcis',
  component: Shortcuts,
  args: { label: 'Durée', shortcuts: durations('1 h 30', () => {}) },
  parameters: {
    guide: {
      use: [
        'Au-dessus d’un champ de date ou d’heure, pour les valeurs que l’on choisit presque toujours.',
        'Le champ reste la règle : un raccourci ne fait que l’écrire, et se montre pressé quand le champ vaut cela.',
      ],
      avoid: [
        'Pour des choix qui n’ont pas de champ à côté, prendre des boutons radio.',
        'Au-delà de six valeurs, le champ seul est plus rapide à lire.',
      ],
      writing: [
        'Une valeur par bouton, courte et entière : « 9h00 », « 1 h 30 », « Demain ».',
        'Le nom de la rangée dit ce qui est réglé : « Jour du début », « Heure du début », « Durée ».',
      ],
      accessibility: [
        'Chaque raccourci est un bouton à deux états : la lecture dit « enfoncé » pour la valeur en place.',
        'La rangée est un groupe nommé par son libellé ; Tab passe d’un bouton à l’autre, sans flèches.',
      ],
    } satisfies Guide,
  },
})

function Durations() {
  const [current, set] = useState('1 h 30')
  return <Shortcuts label="Durée" shortcuts={durations(current, set)} />
}

export const Nominal = meta.story({
  name: 'Une valeur en place',
  play: async ({ canvasElement }) => {
    const row = within(within(canvasElement).getByRole('group', { name: 'Durée' }))
    await expect(row.getByRole('button', { pressed: true })).toHaveTextContent('1 h 30')
    await expect(row.getAllByRole('button', { pressed: false })).toHaveLength(3)
  },
})

export const Disabled = meta.story({
  name: 'Sans début, pas de durée',
  args: { shortcuts: durations('', () => {}).map((shortcut) => ({ ...shortcut, disabled: true })) },
  play: async ({ canvasElement }) => {
    for (const button of within(canvasElement).getAllByRole('button')) await expect(button).toBeDisabled()
  },
})

export const Long = meta.story({
  name: 'Des libellés longs passent à la ligne',
  args: {
    label: 'Jour du début de la réservation',
    shortcuts: ['Aujourd’hui', 'Demain', 'Samedi prochain', 'Le premier dimanche du mois prochain'].map((label) => ({
      label,
      pressed: false,
      onPress: fn(),
    })),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

export const Keyboard = meta.story({
  name: 'Clavier : bouton après bouton, Entrée et Espace',
  render: () => <Durations />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const button = (name: string) => canvas.getByRole('button', { name })
    await expectTabOrder(canvas.getAllByRole('button'))
    await expect(pressed).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(button('3 h')).toHaveAttribute('aria-pressed', 'true')
    await expect(button('3 h')).toHaveFocus()
    await userEvent.tab({ shift: true })
    await userEvent.keyboard(' ')
    await expect(button('2 h')).toHaveAttribute('aria-pressed', 'true')
    await expect(button('3 h')).toHaveAttribute('aria-pressed', 'false')
  },
})
