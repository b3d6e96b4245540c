import { managedEventRequestStatusLabels, reservationStatusLabels } from '@potager/domain/messages'
import type { Guide } from '@potager/storybook/guide'
import preview from '@potager/storybook/preview'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test'
import { BookingStatusSelect, type BookingStatusSelectProps } from './BookingStatusSelect.tsx'

const meta = preview.meta({
  title: 'Composants/Réservation/Choix du statut',
  id: 'composants-reservation-choix-statut',
  component: BookingStatusSelect,
  args: {
    label: 'Statut de la réservation #0012ab34',
    status: 'PENDING',
    labels: reservationStatusLabels,
    onPick: fn(),
  },
  parameters: {
    guide: {
      use: [
        'Dans les tableaux de gestion, pour passer une réservation ou un événement d’un état à n’importe quel autre.',
        'Quand le changement part aussitôt : ce qui est montré reste l’état du serveur jusqu’à sa réponse.',
      ],
      avoid: [
        'Pour montrer un statut sans le changer, prendre la pastille de statut.',
        'Pour annuler en disant pourquoi, passer par la question du motif.',
      ],
      writing: [
        'Le nom dit de quoi l’état est choisi, avec la référence courte : « Statut de la réservation #0012ab34 ».',
        'Une demande d’événement annulée par le restaurant se lit « Refusé », une réservation « Annulée ».',
      ],
      accessibility: [
        'C’est la liste du système : flèches, premières lettres et Échap y sont celles de l’appareil, une fois ouverte.',
        'Fermée, elle s’ouvre à ces touches au lieu de changer l’état : le client en serait averti aussitôt.',
        'Pendant l’envoi elle ne prend rien et le dit par aria-busy et aria-disabled, sans perdre le focus.',
      ],
    } satisfies Guide,
  },
})

const select = (canvasElement: HTMLElement, name: string) => within(canvasElement).getByRole('combobox', { name })

export const Nominal = meta.story({
  name: 'Choisir un état ; celui du serveur reste montré',
  play: async ({ canvasElement, args }) => {
    const field = select(canvasElement, args.label)
    await userEvent.selectOptions(field, args.labels.CONFIRMED)
    await expect(args.onPick).toHaveBeenCalledWith('CONFIRMED')
    await expect(field).toHaveValue('PENDING')
  },
})

export const Busy = meta.story({
  name: 'Pendant l’envoi',
  args: { busy: true, status: 'CONFIRMED' },
  play: async ({ canvasElement, args }) => {
    const field = select(canvasElement, args.label)
    await expect(field).toHaveAttribute('aria-busy', 'true')
    await userEvent.selectOptions(field, args.labels.COMPLETED)
    await expect(args.onPick).not.toHaveBeenCalled()
    await expect(field).toHaveValue('CONFIRMED')
  },
})

export const Unknown = meta.story({
  name: 'Un état inconnu ne se change pas',
  args: { status: 'NO_SHOW' },
  play: async ({ canvasElement, args }) => {
    await expect(select(canvasElement, args.label)).toBeDisabled()
    await expect(select(canvasElement, args.label)).toHaveValue('NO_SHOW')
  },
})

export const Event = meta.story({
  name: 'Un événement : « Refusé », et un nom long',
  args: {
    label: 'Statut de l’événement « Assemblée générale de l’association des jardins partagés »',
    status: 'CANCELLED',
    labels: managedEventRequestStatusLabels,
  },
  play: async ({ canvasElement, args }) => {
    await expect(select(canvasElement, args.label)).toHaveDisplayValue('Refusé')
  },
})

export const Keyboard = meta.story({
  name: 'Clavier : le focus reste pendant l’envoi',
  render: (args) => <Row {...args} />,
  play: async ({ canvasElement, args }) => {
    const [first, second] = within(canvasElement).getAllByRole('combobox')
    await userEvent.tab()
    await expect(first).toHaveFocus()
    // A page cannot open the system's list; this is the event that choosing an entry fires.
    await userEvent.selectOptions(first as HTMLElement, args.labels.CONFIRMED)
    await expect(first).toHaveAttribute('aria-busy', 'true')
    await expect(first).toHaveFocus()
    await userEvent.tab()
    await expect(second).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(first).toHaveFocus()
  },
})

export const KeyOpens = meta.story({
  name: 'Clavier : une flèche ou une lettre ouvre la liste et ne choisit rien',
  play: async ({ canvasElement, args }) => {
    const field = select(canvasElement, args.label) as HTMLSelectElement
    // Only a key of a person may open the system's list.
    const opens = fn()
    field.showPicker = opens
    await userEvent.tab()
    await expect(fireEvent.keyDown(field, { key: 'ArrowDown' })).toBe(false)
    await expect(fireEvent.keyDown(field, { key: 'c' })).toBe(false)
    await expect(opens).toHaveBeenCalledTimes(2)
    for (const key of ['Tab', ' ', 'Enter', 'Escape']) await expect(fireEvent.keyDown(field, { key })).toBe(true)
    await expect(opens).toHaveBeenCalledTimes(2)
  },
})

/** Two rows; picking a status makes the first one busy. */
function Row(props: BookingStatusSelectProps) {
  const [busy, setBusy] = useState(false)
  return (
    <>
      <BookingStatusSelect {...props} busy={busy} onPick={() => setBusy(true)} />
      <BookingStatusSelect {...props} label="Statut de la réservation #0098ef12" />
    </>
  )
}
