import type { MenuEntry } from '@potager/domain/restaurant-menu'
import { overflowOf } from '@potager/storybook/long-texts'
import preview from '@potager/storybook/preview'
import { onPhone } from '@potager/storybook/screen-stories'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { RestaurantMenuDialog, RestaurantMenuSection } from './RestaurantMenu.tsx'
import type { RestaurantMenuSectionProps } from './RestaurantMenuList.tsx'

const now = Date.UTC(2026, 5, 12, 18, 0)
const soup = { dishId: 'd1', name: 'Soupe d’orties', category: 'ENTREE', available: true, groupPrice: 750 }
const asTheGroup = { offered: true, offUntil: null, ownPrice: null, version: 0 }
const entries: MenuEntry[] = [
  { ...soup, ...asTheGroup },
  {
    ...soup,
    ...asTheGroup,
    dishId: 'd2',
    name: 'Curry de pois chiches',
    category: 'PLAT',
    groupPrice: 1450,
    ownPrice: 1650,
    version: 2,
  },
  {
    ...soup,
    ...asTheGroup,
    dishId: 'd3',
    name: 'Gratin de courge',
    category: 'PLAT',
    groupPrice: 1300,
    offUntil: now + 17 * 3_600_000,
    version: 1,
  },
  { ...soup, ...asTheGroup, dishId: 'd4', name: 'Tarte au citron', category: 'DESSERT', offered: false, version: 1 },
  { ...soup, ...asTheGroup, dishId: 'd5', name: 'Sorbet', category: 'DESSERT', available: false },
]

/** Opens the category of the soup, in which all is as the group has it. */
const openStarters = (canvas: ReturnType<typeof within>) => userEvent.click(canvas.getByText('Entrées'))

const meta = preview.meta({
  title: 'Écrans/Console/Carte d’un restaurant',
  id: 'ecrans-carte-restaurant',
  component: RestaurantMenuSection,
  subcomponents: { RestaurantMenuDialog },
  args: { entries, now, onRetry: fn(), onState: fn(), onPrice: fn(async () => null) },
})

export const Nominal = meta.story({
  name: 'Proposé, retiré jusqu’à demain, retiré ; prix d’ici',
  tags: ['[MEN-17]'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/^revient le/)).toBeVisible()
    await expect(
      canvas.getByText('prix commun : 14,50 €', { normalizer: (text) => text.replace(/\s/g, ' ') }),
    ).toBeVisible()
    await expect(canvas.getByRole('combobox', { name: /^Gratin/ })).toHaveValue('UNTIL_TOMORROW')
    await expect(canvas.getByRole('combobox', { name: /^Tarte/ })).toHaveValue('OFF')
    await openStarters(canvas)
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^Soupe/ }), 'Retiré jusqu’à demain')
    await expect(args.onState).toHaveBeenCalledWith(entries[0], 'UNTIL_TOMORROW')
  },
})

export const Folded = meta.story({
  name: 'Repliée où rien n’est changé ; ce que l’on ouvre reste ouvert quand la carte est relue',
  tags: ['[MEN-21]'],
  render: (args) => <Served {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const summaries = [...canvasElement.querySelectorAll('summary')]
    await expect(summaries.map(({ textContent }) => textContent)).toEqual([
      'Entrées1 plat',
      'Plats2 plats · 2 changés ici',
      'Desserts2 plats · 1 changé ici',
    ])
    await expect(summaries.map((summary) => summary.closest('details')?.open)).toEqual([false, true, true])
    await expect(canvas.getByLabelText(/^Soupe/)).not.toBeVisible()
    await userEvent.tab()
    await expect(summaries[0]).toHaveFocus()
    await openStarters(canvas)
    await userEvent.click(canvas.getByText('Desserts'))
    await waitFor(() => expect(canvas.getByLabelText(/^Tarte/)).not.toBeVisible())
    await expect(canvas.getByRole('combobox', { name: /^Soupe/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^Changer le prix de Curry/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Reprendre le prix commun' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Reprendre le prix commun' }))
    await waitFor(() => expect(summaries[1]).toHaveTextContent('2 plats · 1 changé ici'))
    await expect(summaries.map((summary) => summary.closest('details')?.open)).toEqual([true, true, false])
  },
})

/** Keeps prices as a server would; refuses the first one. */
function Served({ onPrice, ...props }: RestaurantMenuSectionProps) {
  const [shown, setShown] = useState(props.entries)
  const [tries, setTries] = useState(0)
  return (
    <RestaurantMenuSection
      {...props}
      entries={shown}
      onPrice={async (entry, ownPrice) => {
        await onPrice(entry, ownPrice)
        setTries(tries + 1)
        if (tries === 0) return 'Le service est momentanément injoignable. Réessayez.'
        setShown((all) => all?.map((one) => (one.dishId === entry.dishId ? { ...one, ownPrice } : one)) ?? null)
        return null
      }}
    />
  )
}

export const OwnPrice = meta.story({
  name: 'Prix d’ici, au clavier : refusé, il reste tel que tapé ; enregistré, le focus revient',
  render: (args) => <Served {...args} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const opener = () => canvas.getByRole('button', { name: 'Changer le prix de Soupe d’orties' })
    await openStarters(canvas)
    opener().focus()
    await userEvent.keyboard('{Enter}')
    const field = canvas.getByRole('textbox', { name: /^Soupe d’orties/ })
    await waitFor(() => expect(field).toHaveFocus())
    const bottomOf = (control: HTMLElement) => Math.round(control.getBoundingClientRect().bottom)
    await expect(bottomOf(canvas.getByRole('button', { name: 'Enregistrer' }))).toBe(bottomOf(field))
    await userEvent.clear(field)
    await userEvent.type(field, '2,50{Enter}')
    await expect(canvas.getByText('Le prix minimum est de 3€')).toBeVisible()
    await expect(args.onPrice).not.toHaveBeenCalled()
    await userEvent.clear(field)
    await userEvent.type(field, '8,20{Enter}')
    await expect(await canvas.findByText(/momentanément injoignable/)).toBeVisible()
    await expect(field).toHaveValue('8,20')
    await userEvent.type(field, '{Enter}')
    await waitFor(() => expect(opener()).toHaveFocus())
    await expect(args.onPrice).toHaveBeenLastCalledWith(entries[0], 820)
    await expect(canvas.getByText(/8,20/)).toBeVisible()
  },
})

export const GroupPrice = meta.story({
  name: 'Reprendre le prix commun, ou ne rien changer',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const open = () => userEvent.click(canvas.getByRole('button', { name: /^Changer le prix de Curry/ }))
    await open()
    await userEvent.click(canvas.getByRole('button', { name: 'Annuler' }))
    await expect(args.onPrice).not.toHaveBeenCalled()
    await open()
    await userEvent.click(canvas.getByRole('button', { name: 'Reprendre le prix commun' }))
    await expect(args.onPrice).toHaveBeenCalledWith(entries[1], null)
  },
})

export const InDialog = meta.story({
  name: 'Depuis la cuisine : un prix en cours de saisie garde la fenêtre ouverte',
  render: (args) => <RestaurantMenuDialog {...args} open restaurantName="La Fève Tonka" onClose={args.onRetry} />,
  play: async ({ canvasElement, args }) => {
    const dialog = within(within(canvasElement.ownerDocument.body).getByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: /^Changer le prix de Soupe/ }))
    await expect(dialog.queryByRole('button', { name: 'Fermer' })).toBeNull()
    // The back gesture of a phone.
    await fireEvent(
      within(canvasElement.ownerDocument.body).getByRole('dialog'),
      new Event('cancel', { cancelable: true }),
    )
    await userEvent.keyboard('{Escape}')
    await expect(dialog.queryByRole('textbox')).toBeNull()
    await expect(args.onRetry).not.toHaveBeenCalled()
    await userEvent.click(dialog.getByRole('button', { name: 'Fermer' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

export const Empty = meta.story({ name: 'Aucun plat', args: { entries: [] } })

export const Awaited = meta.story({ name: 'En attente', args: { entries: null } })

export const Failed = meta.story({
  name: 'Lecture impossible',
  args: { entries: null, failure: 'La carte de ce restaurant n’a pas pu être lue.' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Réessayer' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

export const LongTexts = meta.story({
  name: 'Textes longs',
  args: { entries: entries.map((entry) => ({ ...entry, name: 'Chaudfroid'.repeat(20) })) },
  play: async ({ canvasElement }) => {
    await expect(overflowOf(canvasElement)).toBe(0)
  },
})

export const Phone = meta.story({ name: 'Téléphone', globals: onPhone })
