import type { Customer } from '@potager/domain/customer'
import type { Guide } from '@potager/storybook/guide'
import { focusedName, tabStops } from '@potager/storybook/keyboard'
import preview from '@potager/storybook/preview'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { CustomerPicker, type CustomerPickerProps } from './CustomerPicker.tsx'

const known: readonly Customer[] = [
  { id: 'c1', fullName: 'Anne-Sophie de La Rochefoucauld-Montbel', email: 'as.montbel@exemple.fr' },
  { id: 'c2', fullName: 'Annick Le Goff', email: 'annick@exemple.fr' },
  { id: 'c3', fullName: 'Marc Dupont', email: 'marc@exemple.fr', phone: '+33612345678' },
]
const created: Customer = { id: 'c8', fullName: 'Annabelle Roy', email: '', phone: '+33655443322' }

const meta = preview.meta({
  title: 'Composants/Saisie/Choix du client',
  id: 'composants-client',
  component: CustomerPicker,
  args: { value: null, options: [], answered: null, onChange: fn(), onSearch: fn() },
  render: (args) => <Searched {...args} />,
  parameters: {
    guide: {
      use: [
        'Pour rattacher une commande, une réservation ou un événement à un client déjà connu.',
        'Quand la liste est trop longue pour être déroulée : le serveur cherche, le champ ne montre que ses réponses.',
      ],
      avoid: [
        'Pour quelques choix fixes, prenez « SelectField ».',
        'Pour inscrire quelqu’un sans l’avoir cherché : le nouveau client est la dernière réponse, après les fiches connues.',
      ],
      writing: [
        'Le nom d’abord, en gras, puis le téléphone et le courriel qui distinguent deux homonymes.',
        'La dernière réponse reprend ce qui a été tapé : « Nouveau client : Zoé Martin ».',
        'Sans résultat, la phrase reprend ce qui a été tapé : Aucun client trouvé pour "zoé".',
      ],
      accessibility: [
        'Le focus reste dans le champ : les flèches désignent une réponse, Entrée la prend, Échap referme la liste.',
        '« Changer de client » rend le focus au champ de recherche ; un client choisi, ou créé, le donne à ce bouton.',
        'L’attente et l’absence de résultat sont dites par une zone « status ».',
      ],
    } satisfies Guide,
  },
})

/** Answers at once, like a fast server. */
function Searched(props: CustomerPickerProps) {
  const [term, setTerm] = useState<string | null>(null)
  const [value, setValue] = useState(props.value)
  const search = props.onSearch
  const [onSearch] = useState(() => (next: string) => {
    search(next)
    setTerm(next)
  })
  const found = known.filter((customer) => term && customer.fullName.toLowerCase().includes(term.toLowerCase()))
  return (
    <CustomerPicker
      {...props}
      value={value}
      options={found}
      answered={term}
      onSearch={onSearch}
      onChange={(customer) => {
        props.onChange(customer)
        setValue(customer)
      }}
    />
  )
}

export const Keyboard = meta.story({
  name: 'Au clavier, une recherche 300 ms après la dernière touche',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const input = canvas.getByRole('combobox', { name: 'Rechercher un client' })
    await userEvent.type(input, 'ann')
    await expect(args.onSearch).not.toHaveBeenCalledWith('ann')
    await canvas.findByRole('option', { name: /Annick/ })
    await expect(args.onSearch).toHaveBeenCalledWith('ann')
    await expect(args.onSearch).not.toHaveBeenCalledWith('an')
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('option', { name: /Annick/ })).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(known[1])
    await userEvent.click(canvas.getByRole('button', { name: 'Changer de client' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveFocus())
  },
})

export const Nobody = meta.story({
  name: 'Personne de ce nom',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('combobox'), 'zoé')
    await expect(await canvas.findByText('Aucun client trouvé pour "zoé"')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByText('Aucun client trouvé pour "zoé"')).toBeNull()
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false')
  },
})

export const Pointer = meta.story({
  name: 'À la souris',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('combobox'), 'marc')
    await userEvent.click(await canvas.findByRole('option', { name: /Marc Dupont/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith(known[2])
    await expect(canvas.getByText('Marc Dupont')).toBeVisible()
    await expect(canvas.getByText(/06\s12\s34\s56\s78 · marc@exemple\.fr/)).toBeVisible()
  },
})

export const NewCustomer = meta.story({
  name: 'Un nouveau client, après ceux qui sont connus',
  args: { onCreate: fn((_typed: string, choose: (customer: Customer) => void) => choose(created)) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('combobox'), ' ann ')
    const options = await canvas.findAllByRole('option')
    await expect(options.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Anne-Sophie'),
      expect.stringContaining('Annick'),
      'Nouveau client\u00a0: ann',
    ])
    await userEvent.keyboard('{ArrowUp}')
    await expect(options[2]).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Enter}')
    await expect(args.onCreate).toHaveBeenCalledOnce()
    await expect(args.onCreate).toHaveBeenCalledWith('ann', expect.any(Function))
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(args.onChange).toHaveBeenCalledWith(created)
    await waitFor(() => expect(focusedName()).toBe('Changer de client'))
    await expect(canvas.getByText(/06\s55\s44\s33\s22/)).toBeVisible()
  },
})

export const NobodyYet = meta.story({
  name: 'Personne de ce nom : seul le nouveau client reste, Entrée le prend',
  args: { onCreate: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('combobox'), 'Zoé Martin')
    await expect(await canvas.findByText('Aucun client trouvé pour "Zoé Martin"')).toBeVisible()
    await expect(canvas.getByRole('option', { name: /Nouveau client\s: Zoé Martin/ })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(args.onCreate).toHaveBeenCalledOnce()
    await expect(args.onCreate).toHaveBeenCalledWith('Zoé Martin', expect.any(Function))
    // Left without a customer, the field still has what was typed.
    await expect(canvas.getByRole('combobox')).toHaveValue('Zoé Martin')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
})

export const NewCustomerOnPhone = meta.story({
  name: 'Téléphone : le nouveau client, au doigt',
  args: { onCreate: fn() },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('combobox'), 'ann')
    await userEvent.click(await canvas.findByRole('option', { name: /Nouveau client\s: ann/ }))
    await expect(args.onCreate).toHaveBeenCalledOnce()
  },
})

export const Waiting = meta.story({
  name: 'Réponse attendue',
  render: (args) => <CustomerPicker {...args} answered="ma" options={known} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('combobox'), 'marc')
    await expect(canvas.getByRole('status')).toHaveTextContent('Recherche…')
    // Results of an older term are not shown.
    await expect(canvas.queryByRole('option')).toBeNull()
  },
})

export const Failed = meta.story({
  name: 'Recherche en échec',
  args: { error: 'La recherche n’a pas abouti. Réessayez.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('combobox')).toHaveAccessibleDescription(
      'La recherche n’a pas abouti. Réessayez.',
    )
  },
})

export const LongText = meta.story({
  name: 'Textes longs',
  args: {
    value: {
      id: 'c9',
      fullName: 'Anne-Sophie de La Rochefoucauld-Montbel, pour l’Amicale des anciens élèves du lycée agricole',
      email: 'anne-sophie.de-la-rochefoucauld-montbel@amicale-des-anciens-eleves.exemple.fr',
    },
  },
  play: async ({ canvasElement }) => {
    const page = canvasElement.ownerDocument.documentElement
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth)
    await expect(within(canvasElement).getByRole('button', { name: 'Changer de client' })).toBeVisible()
  },
})

export const KeyboardOrder = meta.story({
  name: 'Clavier : chercher, choisir, changer, refermer',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(await tabStops(1)).toEqual(['Rechercher un client'])
    await userEvent.keyboard('ann')
    await canvas.findByRole('option', { name: /Annick/ })
    await userEvent.keyboard('{ArrowUp}')
    await expect(canvas.getByRole('option', { name: /Annick/ })).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(known[1])
    await waitFor(() => expect(focusedName()).toBe('Changer de client'))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveFocus())
    await userEvent.keyboard('marc')
    await canvas.findByRole('option', { name: /Marc/ })
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.getByRole('combobox')).toHaveFocus()
  },
})
