import { bookingChangeMessages } from '@potager/domain/messages'
import { FromButton } from '@potager/storybook/from-button'
import { expectTrap, focusedName, pressEscape, tabStops } from '@potager/storybook/keyboard'
import { longPerson, longRestaurantName, longText, longWord, overflowOf } from '@potager/storybook/long-texts'
import preview from '@potager/storybook/preview'
import { onPhone } from '@potager/storybook/screen-stories'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { ReservationDetailDialog } from './ReservationDetailDialog.tsx'
import { everyStatus, oddities, reservation, wished } from './reservation.fixtures.ts'

const meta = preview.meta({
  title: 'Écrans/Mes réservations/Détail',
  id: 'ecrans-reservations-detail',
  component: ReservationDetailDialog,
  args: { reservation: everyStatus[1] ?? null, onClose: fn(), onCancel: fn() },
})

const dialogOf = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body).findByRole('dialog')
const textOf = (element: HTMLElement) => (element.textContent ?? '').replace(/[\u00a0\u202f]/g, ' ')

export const Confirmed = meta.story({
  name: 'Tout ce qu’elle contient',
  tags: ['[RES-08]', '[RES-13]', '[RES-14]', '[RES-15]', '[RES-16]', '[RES-24]'],
  play: async ({ canvasElement, args }) => {
    const dialog = await dialogOf(canvasElement)
    await expect(dialog).toHaveAccessibleName(/Réservation #0000a002/)
    const text = textOf(dialog)
    for (const part of [
      'Durée390 minutes',
      'TypeRestaurant entier',
      'LieuTout le restaurant',
      'Prix1 280,50 € TTC',
      'RemarquesBuffet froid.\nDeux fauteuils roulants.',
    ]) {
      await expect(text).toContain(part)
    }
    await userEvent.click(within(dialog).getByRole('button', { name: 'Annuler la réservation' }))
    await expect(args.onCancel).toHaveBeenCalledWith(args.reservation)
  },
})

export const Movable = meta.story({
  name: 'À venir : se déplace',
  tags: ['[MOV-09]'],
  args: { onMoment: fn() },
  play: async ({ canvasElement, args }) => {
    const button = within(await dialogOf(canvasElement)).getByRole('button', { name: bookingChangeMessages.open })
    await expect(button).toHaveAttribute('aria-haspopup', 'dialog')
    await userEvent.click(button)
    await expect(args.onMoment).toHaveBeenCalledOnce()
  },
})

export const Pending = meta.story({
  name: 'En attente : se confirme',
  tags: ['[PLN-05]'],
  args: { reservation: everyStatus[0] ?? null, onConfirm: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(await dialogOf(canvasElement)).getByRole('button', { name: 'Confirmer' }))
    await expect(args.onConfirm).toHaveBeenCalledWith(args.reservation)
  },
})

export const NobodyCame = meta.story({
  name: 'Commencée : une absence se note',
  tags: ['[PLN-05]'],
  args: { onConfirm: fn(), onNoShow: fn() },
  play: async ({ canvasElement, args }) => {
    const dialog = within(await dialogOf(canvasElement))
    await expect(dialog.queryByRole('button', { name: 'Confirmer' })).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: 'Pas venu' }))
    await expect(args.onNoShow).toHaveBeenCalledWith(args.reservation)
  },
})

export const Wished = meta.story({
  name: 'Confirmée, son client préférerait un autre moment',
  tags: ['[VIS-17]'],
  args: { reservation: wished, onWish: fn() },
  play: async ({ canvasElement, args }) => {
    const dialog = within(await dialogOf(canvasElement))
    await expect(
      dialog.getByText(/^Le client préférerait jeudi 3 décembre 2026, 20:00 – 22:00, 4 personnes/),
    ).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Accepter ce moment' }))
    await expect(args.onWish).toHaveBeenLastCalledWith(wished, true)
    await userEvent.click(dialog.getByRole('button', { name: 'Garder le moment confirmé' }))
    await expect(args.onWish).toHaveBeenLastCalledWith(wished, false)
  },
})

export const WishedOnPhone = meta.story({
  name: 'Téléphone : un autre moment souhaité',
  globals: onPhone,
  args: { reservation: wished, onWish: fn(), answering: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(await dialogOf(canvasElement)).getByRole('button', { name: 'Accepter ce moment' }))
    await expect(args.onWish).not.toHaveBeenCalled()
    await expect(overflowOf(canvasElement)).toBe(0)
  },
})

export const Over = meta.story({
  name: 'Terminée : ne s’annule plus',
  tags: ['[RES-24]'],
  args: { reservation: everyStatus[2] ?? null },
  play: async ({ canvasElement }) => {
    const dialog = within(await dialogOf(canvasElement))
    await expect(dialog.queryByRole('button', { name: 'Annuler la réservation' })).toBeNull()
    await expect(dialog.getByText('Client non venu')).toBeVisible()
  },
})

export const Cancelled = meta.story({
  name: 'Annulée, avec son motif',
  args: { reservation: everyStatus[3] ?? null },
  play: async ({ canvasElement }) => {
    await expect(await dialogOf(canvasElement)).toHaveTextContent('Le client a changé de ville')
  },
})

export const Cancelling = meta.story({
  name: 'Annulation en cours',
  args: { reservation: reservation('0000a001'), busy: true, onConfirm: fn(), onNoShow: fn() },
  play: async ({ canvasElement, args }) => {
    for (const name of ['Pas venu', 'Confirmer'])
      await userEvent.click(within(await dialogOf(canvasElement)).getByRole('button', { name }))
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await expect(args.onNoShow).not.toHaveBeenCalled()
    await userEvent.click(within(await dialogOf(canvasElement)).getByRole('button', { name: 'Annuler la réservation' }))
    await expect(args.onCancel).not.toHaveBeenCalled()
  },
})

export const Oddities = meta.story({
  name: 'Dates illisibles',
  tags: ['[RES-18]'],
  args: { reservation: oddities[0] ?? null },
  play: async ({ canvasElement }) => {
    const text = textOf(await dialogOf(canvasElement))
    for (const part of ['DateDate invalide', 'Horaires--:-- – --:--', 'Durée--', 'TypeTERRASSE ENTIERE']) {
      await expect(text).toContain(part)
    }
  },
})

export const LongTexts = meta.story({
  name: 'Textes longs',
  args: {
    reservation: reservation('0000a006', {
      customerName: longPerson,
      restaurantName: longRestaurantName,
      roomName: longRestaurantName,
      notes: `${longText}\n${longWord}`,
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(overflowOf(canvasElement)).toBe(0)
  },
})

export const Phone = meta.story({
  name: 'Téléphone',
  globals: onPhone,
})

export const KeyboardOrder = meta.story({
  name: 'Clavier : lire, Échap rend le focus',
  render: (args) => (
    <FromButton>
      {(open, close) => (
        <ReservationDetailDialog {...args} reservation={open ? args.reservation : null} onClose={close} />
      )}
    </FromButton>
  ),
  play: async ({ canvasElement, args }) => {
    await tabStops(1)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(focusedName()).toBe('Fermer'))
    const dialog = await dialogOf(canvasElement)
    await expect(await tabStops(1)).toEqual(['Annuler la réservation'])
    await expectTrap(dialog)
    await pressEscape(dialog)
    await waitFor(() => expect(focusedName()).toBe('Ouvrir'))
    await expect(args.onCancel).not.toHaveBeenCalled()
  },
})
