import type { CompetingBooking } from '@potager/domain/booking'
import type { EventRequest } from '@potager/domain/event-request'
import { bookingChangeMessages } from '@potager/domain/messages'
import { FromButton } from '@potager/storybook/from-button'
import { expectTabOrder, expectTrap, pressEscape } from '@potager/storybook/keyboard'
import { longPerson, longRestaurantName, longText, longWord, overflowOf } from '@potager/storybook/long-texts'
import preview from '@potager/storybook/preview'
import { onPhone } from '@potager/storybook/screen-stories'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { EventRequestDetailDialog } from './EventRequestDetailDialog.tsx'
import { competitors, everyEventRequest } from './event-request.fixtures.ts'

const [pending = null, confirmed = null, completed = null, cancelled = null] = everyEventRequest

const wished: EventRequest | null = confirmed && {
  ...confirmed,
  wish: { start: '2026-12-03T20:00:00', end: '2026-12-03T22:00:00', people: 4 },
}

const known = (items: readonly CompetingBooking[]) => ({ items, onRetry: fn() })

const meta = preview.meta({
  title: 'Écrans/Demandes d’événements/Détail',
  id: 'ecrans-evenements-detail',
  component: EventRequestDetailDialog,
  args: { request: pending, side: 'list' as const, competing: known([]), onClose: fn(), onMove: fn() },
})

const dialogOf = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body).findByRole('dialog')
const buttons = async (canvasElement: HTMLElement) =>
  within(await dialogOf(canvasElement))
    .getAllByRole('button')
    .map((button) => button.textContent)

export const Pending = meta.story({
  name: 'En attente, côté liste : confirmer ou annuler',
  tags: ['[EVT-14]'],
  args: { competing: known(competitors) },
  play: async ({ canvasElement, args }) => {
    const dialog = within(await dialogOf(canvasElement))
    await expect(await buttons(canvasElement)).toEqual([
      'Fermer',
      'Imprimer la fiche',
      'Confirmer',
      'Annuler la demande',
    ])
    const competing = within(dialog.getByRole('region', { name: 'La même place au même moment' }))
    await expect(competing.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Hugo Petitjean · jeudi 3 décembre 2026, 16:00 – 20:00 · Salle des Tilleuls · 12 personnes · occupe déjà la place',
      'Assemblée des jardiniers · jeudi 3 décembre 2026, 14:00 – 17:00 · Tout le restaurant · 30 personnes · aussi en attente',
    ])
    await userEvent.click(dialog.getByRole('button', { name: 'Confirmer' }))
    await expect(args.onMove).toHaveBeenLastCalledWith(pending, 'CONFIRMED')
    await userEvent.click(dialog.getByRole('button', { name: 'Annuler la demande' }))
    await expect(args.onMove).toHaveBeenLastCalledWith(pending, 'CANCELLED')
  },
})

export const Movable = meta.story({
  name: 'À venir : se déplace',
  tags: ['[MOV-09]'],
  args: { onMoment: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(
      within(await dialogOf(canvasElement)).getByRole('button', { name: bookingChangeMessages.open }),
    )
    await expect(args.onMoment).toHaveBeenCalledOnce()
  },
})

export const Wished = meta.story({
  name: 'Confirmée, son client préférerait un autre moment',
  tags: ['[VIS-17]'],
  args: { request: wished, onWish: fn() },
  play: async ({ canvasElement, args }) => {
    const dialog = within(await dialogOf(canvasElement))
    await userEvent.click(dialog.getByRole('button', { name: 'Accepter ce moment' }))
    await expect(args.onWish).toHaveBeenLastCalledWith(wished, true)
    await userEvent.click(dialog.getByRole('button', { name: 'Garder le moment confirmé' }))
    await expect(args.onWish).toHaveBeenLastCalledWith(wished, false)
  },
})

export const Managed = meta.story({
  name: 'En attente, côté gestion : confirmer ou refuser',
  tags: ['[EVM-10]'],
  args: { side: 'management' },
  play: async ({ canvasElement, args }) => {
    await expect(await buttons(canvasElement)).toEqual(['Fermer', 'Imprimer la fiche', 'Confirmer', 'Refuser'])
    await userEvent.click(within(await dialogOf(canvasElement)).getByRole('button', { name: 'Refuser' }))
    await expect(args.onMove).toHaveBeenCalledWith(pending, 'CANCELLED')
  },
})

export const Confirmed = meta.story({
  name: 'Confirmée : marquer comme terminée',
  tags: ['[EVT-15]', '[EVM-11]'],
  args: { request: confirmed },
  play: async ({ canvasElement, args }) => {
    const dialog = within(await dialogOf(canvasElement))
    await expect(await buttons(canvasElement)).toEqual(['Fermer', 'Imprimer la fiche', 'Marquer comme terminé'])
    await expect(dialog.getByRole('link', { name: '06\u00a012\u00a034\u00a056\u00a078' })).toHaveAttribute(
      'href',
      'tel:0612345678',
    )
    await expect(dialog.getByText('Gâteau sans noisette.')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Marquer comme terminé' }))
    await expect(args.onMove).toHaveBeenCalledWith(confirmed, 'COMPLETED')
  },
})

export const Completed = meta.story({
  name: 'Terminée : plus rien à faire',
  tags: ['[EVT-16]'],
  args: { request: completed },
  play: async ({ canvasElement }) => {
    await expect(await buttons(canvasElement)).toEqual(['Fermer', 'Imprimer la fiche'])
  },
})

export const Refused = meta.story({
  name: 'Refusée, avec son motif',
  tags: ['[EVT-16]'],
  args: { request: cancelled, side: 'management' },
  play: async ({ canvasElement }) => {
    await expect(await dialogOf(canvasElement)).toHaveAccessibleName(/Refusé/)
    await expect(await dialogOf(canvasElement)).toHaveTextContent('Salle trop petite')
    await expect(await buttons(canvasElement)).toEqual(['Fermer', 'Imprimer la fiche'])
  },
})

export const Moving = meta.story({
  name: 'Changement en cours',
  args: { busy: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(await dialogOf(canvasElement)).getByRole('button', { name: 'Confirmer' }))
    await expect(args.onMove).not.toHaveBeenCalled()
  },
})

export const Checking = meta.story({
  name: 'Les autres demandes sont vérifiées avant de confirmer',
  args: { busy: true, checking: true },
  play: async ({ canvasElement, args }) => {
    const button = within(await dialogOf(canvasElement)).getByRole('button', { name: 'Vérification…' })
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(button)
    await expect(args.onMove).not.toHaveBeenCalled()
  },
})

export const CheckFailed = meta.story({
  name: 'Les autres demandes sont illisibles : pourquoi, et un nouvel essai',
  args: { competing: { items: null, failure: 'Le service est injoignable.', onRetry: fn() } },
  play: async ({ canvasElement, args }) => {
    const dialog = within(await dialogOf(canvasElement))
    await expect(dialog.getByRole('alert')).toHaveTextContent('Les autres demandes n’ont pas pu être vérifiées')
    await userEvent.click(dialog.getByRole('button', { name: 'Réessayer' }))
    await expect(args.competing.onRetry).toHaveBeenCalledOnce()
  },
})

export const Apart = meta.story({
  name: 'Ce qui met fin à la demande est loin de ce qui la confirme',
  globals: onPhone,
  play: async ({ canvasElement }) => {
    const dialog = within(await dialogOf(canvasElement))
    const confirm = dialog.getByRole('button', { name: 'Confirmer' }).getBoundingClientRect()
    const end = dialog.getByRole('button', { name: 'Annuler la demande' }).getBoundingClientRect()
    await expect(end.top).toBeGreaterThan(confirm.bottom)
    await expect(end.right).toBeLessThan(confirm.left)
  },
})

export const LongTexts = meta.story({
  name: 'Textes longs',
  args: {
    request: pending && {
      ...pending,
      title: longRestaurantName,
      customerName: longPerson,
      roomName: longRestaurantName,
      description: longText,
      specialRequests: longWord,
    },
    competing: known(
      competitors.map((competitor) => ({ ...competitor, title: longRestaurantName, customerName: longPerson })),
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(overflowOf(canvasElement)).toBe(0)
  },
})

export const Phone = meta.story({
  name: 'Téléphone',
  globals: onPhone,
})

export const Keyboard = meta.story({
  name: 'Clavier : ordre, piège, Échap, retour du focus',
  render: (args) => (
    <FromButton>
      {(open, close) => (
        <EventRequestDetailDialog
          {...args}
          request={open ? args.request : null}
          onClose={() => {
            args.onClose()
            close()
          }}
        />
      )}
    </FromButton>
  ),
  play: async ({ canvasElement, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const dialog = await dialogOf(canvasElement)
    const all = await within(dialog).findAllByRole('button')
    await expect(all.map((button) => button.textContent)).toEqual([
      'Fermer',
      'Imprimer la fiche',
      'Confirmer',
      'Annuler la demande',
    ])
    await expectTabOrder(all.filter((button) => button !== document.activeElement))
    await userEvent.keyboard('{Enter}')
    await expect(args.onMove).toHaveBeenCalledWith(pending, 'CANCELLED')
    await expectTrap(dialog)
    await pressEscape(dialog)
    await expect(args.onClose).toHaveBeenCalledOnce()
    await waitFor(() => expect(within(canvasElement).getByRole('button', { name: 'Ouvrir' })).toHaveFocus())
  },
})
