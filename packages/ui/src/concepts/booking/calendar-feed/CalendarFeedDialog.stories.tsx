import { OpenedDialog } from '@potager/storybook/from-button'
import { expectTabOrder, expectTrap, pressEscape } from '@potager/storybook/keyboard'
import { longRestaurantName, overflowOf } from '@potager/storybook/long-texts'
import preview from '@potager/storybook/preview'
import { onPhone } from '@potager/storybook/screen-stories'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { CalendarFeedDialog, type CalendarFeedDialogProps } from './CalendarFeedDialog.tsx'

const since = Date.UTC(2026, 5, 12, 10, 0)
const meta = preview.meta({
  title: 'Écrans/Gestion des réservations/Agenda du restaurant',
  id: 'ecrans-agenda-restaurant',
  component: CalendarFeedDialog,
  args: {
    open: true,
    restaurantName: 'La Fève Tonka',
    feed: { since: null },
    address: null,
    onCreate: fn(),
    onRevoke: fn(),
    onRetry: fn(),
    onClose: fn(),
  },
})

const dialogOf = async (canvasElement: HTMLElement) =>
  within(await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: /Agenda du restaurant/ }))

export const None = meta.story({
  name: 'Sans adresse',
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await (await dialogOf(canvasElement)).findByRole('button', { name: 'Créer l’adresse' }))
    await expect(args.onCreate).toHaveBeenCalledOnce()
  },
})

export const Made = meta.story({
  name: 'Adresse tout juste créée',
  args: {
    feed: { since },
    address: 'https://potager.example/api/calendars/Zk3hD0yV1c8mPq4tXw7uJr2sNf6bLg9aEoIvTzKxYhC.ics',
    said: 'Nouvelle adresse créée.',
  },
  play: async ({ canvasElement, args }) => {
    const dialog = await dialogOf(canvasElement)
    await expect(await dialog.findByLabelText('Adresse à donner à l’agenda')).toHaveValue(args.address)
    await expect(dialog.getByText(/elle ne sera plus affichée/)).toBeVisible()
  },
})

export const Existing = meta.story({
  name: 'Adresse en service : changer, fermer, chacune après question',
  args: { feed: { since } },
  play: async ({ canvasElement, args }) => {
    const dialog = await dialogOf(canvasElement)
    await userEvent.click(await dialog.findByRole('button', { name: 'Fermer l’adresse' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Garder l’adresse' }))
    await expect(args.onRevoke).not.toHaveBeenCalled()
    await userEvent.click(dialog.getByRole('button', { name: 'Changer l’adresse' }))
    const question = within(await dialog.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Changer l’adresse' }))
    await expect(args.onCreate).toHaveBeenCalledOnce()
    await userEvent.click(dialog.getByRole('button', { name: 'Fermer l’adresse' }))
    await userEvent.click(
      within(await dialog.findByRole('alertdialog')).getByRole('button', { name: 'Fermer l’adresse' }),
    )
    await expect(args.onRevoke).toHaveBeenCalledOnce()
  },
})

export const Failed = meta.story({
  name: 'Lecture impossible',
  args: { feed: null, failure: 'L’agenda du restaurant n’a pas pu être lu. Réessayez.' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await (await dialogOf(canvasElement)).findByRole('button', { name: 'Réessayer' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

export const Awaited = meta.story({ name: 'En attente', args: { feed: null } })

export const LongTexts = meta.story({
  name: 'Textes longs',
  args: {
    restaurantName: longRestaurantName,
    feed: { since },
    address: `https://${'tres-longue-adresse.'.repeat(4)}example/api/calendars/${'Zk3hD0yV1c8mPq4t'.repeat(4)}.ics`,
    said: 'Nouvelle adresse créée.',
  },
  play: async ({ canvasElement }) => {
    await expect(overflowOf(canvasElement)).toBe(0)
  },
})

export const Phone = meta.story({
  name: 'Téléphone',
  globals: onPhone,
})

/** Creates and revokes the feed of a restaurant, as a server would. */
function Served({ onCreate, onRevoke, ...props }: CalendarFeedDialogProps) {
  const [feed, setFeed] = useState(props.feed)
  return (
    <CalendarFeedDialog
      {...props}
      feed={feed}
      onCreate={() => {
        onCreate()
        setFeed({ since })
      }}
      onRevoke={() => {
        onRevoke()
        setFeed({ since: null })
      }}
    />
  )
}

export const Keyboard = meta.story({
  name: 'Clavier : question, réponse, Échap ; le focus ne se perd jamais',
  render: (args) => <OpenedDialog of={Served} props={args} />,
  play: async ({ canvasElement, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const element = within(canvasElement).getByRole('dialog')
    const button = (name: string) => within(element).getByRole('button', { name })
    await expect(button('Créer l’adresse')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(button('Changer l’adresse')).toHaveFocus())
    await expectTabOrder([button('Fermer l’adresse'), button('Fermer')])
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{Enter}')
    await expect(button('Garder l’adresse')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(button('Fermer l’adresse')).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expectTabOrder([button('Fermer l’adresse')])
    await userEvent.keyboard('{Enter}')
    await expect(args.onRevoke).toHaveBeenCalledOnce()
    await waitFor(() => expect(button('Créer l’adresse')).toHaveFocus())
    await expectTrap(element)
    await pressEscape(element)
    await expect(args.onClose).toHaveBeenCalledOnce()
    await waitFor(() => expect(within(canvasElement).getByRole('button', { name: 'Ouvrir' })).toHaveFocus())
  },
})
