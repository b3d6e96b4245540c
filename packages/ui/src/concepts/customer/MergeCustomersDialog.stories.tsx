import type { Customer, CustomerCard } from '@potager/domain/customer'
import { mergeCustomersMessages as words } from '@potager/domain/messages'
import { longPerson, longText, longWord } from '@potager/storybook/long-texts'
import preview from '@potager/storybook/preview'
import { onPhone, unreachableMessage } from '@potager/storybook/screen-stories'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { card, doubleCard, zoey } from './customer.fixtures.ts'
import { MergeCustomersDialog, type MergeCustomersDialogProps } from './MergeCustomersDialog.tsx'

const found: readonly Customer[] = [zoey]

const meta = preview.meta({
  title: 'Écrans/Clients/Fusion',
  id: 'ecrans-clients-fusion',
  component: MergeCustomersDialog,
  args: {
    open: true,
    kept: card,
    search: { options: found, answered: null, onSearch: fn() },
    chosen: null as Customer | null,
    double: null as CustomerCard | null,
    failure: '',
    merging: false,
    undoable: true,
    onChoose: fn(),
    onSwap: fn(),
    onMerge: fn(),
    onClose: fn(),
  },
})

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Fusionner la fiche de Zoé Martin' }))
const compared = { chosen: zoey, double: doubleCard }

/** Chooses and reads the double at once, like a fast server. */
function Chosen(props: MergeCustomersDialogProps) {
  const [term, setTerm] = useState('')
  const [chosen, setChosen] = useState<Customer | null>(null)
  return (
    <MergeCustomersDialog
      {...props}
      search={{ options: found, answered: term, onSearch: setTerm }}
      chosen={chosen}
      double={chosen && doubleCard}
      onChoose={setChosen}
    />
  )
}

export const Keyboard = meta.story({
  name: 'Clavier : chercher le doublon, comparer, fusionner',
  render: (args) => <Chosen {...args} />,
  play: async ({ args }) => {
    const inside = await dialog()
    await expect(inside.queryByRole('button', { name: words.confirm })).toBeNull()
    await userEvent.type(inside.getByRole('combobox'), 'zoey')
    await inside.findByRole('option', { name: /Zoey/ })
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(inside.getByRole('button', { name: 'Changer de client' })).toHaveFocus())
    const kept = within(inside.getByRole('region', { name: 'Fiche gardée' }))
    await expect(kept.getByText('Zoé Martin')).toBeVisible()
    await expect(kept.getByText('3, dont 1 absence')).toBeVisible()
    await expect(inside.getByRole('region', { name: 'Doublon' })).toHaveTextContent('Zoey Martin')
    await expect(inside.getByText(/La fiche gardée reçoit du doublon\s: 1 commande\./)).toBeVisible()
    await expect(inside.getByText(/peut être défaite pendant 24 heures/)).toBeVisible()
    await userEvent.tab()
    await userEvent.tab()
    await expect(inside.getByRole('button', { name: words.swap })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onMerge).toHaveBeenCalledOnce()
  },
})

export const Compared = meta.story({
  name: 'Les deux fiches ; garder l’autre',
  args: { chosen: zoey, double: { ...doubleCard, bookings: 2, reviews: 1 } },
  play: async ({ args }) => {
    const inside = await dialog()
    await expect(inside.getByText(/1 commande, 2 réservations et demandes, 1 avis\./)).toBeVisible()
    await userEvent.click(inside.getByRole('button', { name: words.swap }))
    await expect(args.onSwap).toHaveBeenCalledOnce()
    await userEvent.click(inside.getByRole('button', { name: 'Changer de client' }))
    await expect(args.onChoose).toHaveBeenCalledOnce()
    await expect(args.onChoose).toHaveBeenCalledWith(null)
    await expect(args.onMerge).not.toHaveBeenCalled()
  },
})

export const NothingToMove = meta.story({
  name: 'Un doublon sans histoire, un serveur qui ne défait rien',
  args: { chosen: zoey, double: { ...doubleCard, orders: 0 }, undoable: false },
  play: async () => {
    const inside = await dialog()
    await expect(inside.getByText('Le doublon n’a ni commande, ni réservation, ni avis.')).toBeVisible()
    await expect(inside.queryByText(/peut être défaite/)).toBeNull()
  },
})

export const Reading = meta.story({
  name: 'Fiche du doublon attendue',
  args: { chosen: zoey },
  play: async () => {
    const inside = await dialog()
    await expect(inside.getByRole('status')).toHaveTextContent(words.reading)
    await expect(inside.queryByRole('button', { name: words.confirm })).toBeNull()
  },
})

export const NotRead = meta.story({
  name: 'Fiche du doublon illisible',
  args: { chosen: zoey, failure: unreachableMessage },
  play: async () => {
    const inside = await dialog()
    await expect(inside.getByRole('alert')).toHaveTextContent(unreachableMessage)
    await expect(inside.getByRole('button', { name: 'Changer de client' })).toBeEnabled()
  },
})

export const Merging = meta.story({
  name: 'Fusion en cours : envoyée une seule fois',
  args: { ...compared, merging: true },
  play: async ({ args }) => {
    const inside = await dialog()
    await userEvent.click(inside.getByRole('button', { name: words.merging }))
    await userEvent.click(inside.getByRole('button', { name: words.swap }))
    await userEvent.keyboard('{Escape}')
    await expect(args.onMerge).not.toHaveBeenCalled()
    await expect(args.onSwap).not.toHaveBeenCalled()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
})

export const Refused = meta.story({
  name: 'Refusée : les fiches restent, un nouvel essai est possible',
  args: { ...compared, failure: 'Une des deux fiches a été modifiée entre-temps : rien n’a été fusionné.' },
  play: async ({ args }) => {
    const inside = await dialog()
    await expect(inside.getByRole('alert')).toHaveTextContent(/modifiée entre-temps/)
    await userEvent.click(inside.getByRole('button', { name: words.confirm }))
    await expect(args.onMerge).toHaveBeenCalledOnce()
  },
})

export const LongTexts = meta.story({
  name: 'Textes longs',
  args: {
    kept: { ...card, fullName: longPerson, note: longText },
    chosen: { ...zoey, fullName: longWord },
    double: { ...doubleCard, fullName: longWord, email: `${longWord}@exemple.fr`, note: longText },
  },
  play: async () => {
    const { scrollWidth, clientWidth } = await screen.findByRole('dialog')
    await expect(scrollWidth).toBe(clientWidth)
  },
})

export const Phone = meta.story({ name: 'Téléphone : une fiche sous l’autre', args: compared, globals: onPhone })
