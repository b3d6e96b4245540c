import type { Customer } from '@potager/domain/customer'
import { commonMessages, newCustomerMessages as words } from '@potager/domain/messages'
import { focusedName, tabTo } from '@potager/storybook/keyboard'
import { longPerson, longText, longWord } from '@potager/storybook/long-texts'
import preview from '@potager/storybook/preview'
import { onPhone } from '@potager/storybook/screen-stories'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { CustomerPicker } from '../../components/input/index.ts'
import { cardon, tonkaRestaurant } from '../order/wizard/order-wizard.fixtures.ts'
import { emptyDraft, zoe, zoey } from './customer.fixtures.ts'
import { NewCustomerDialog, type NewCustomerDialogProps } from './NewCustomerDialog.tsx'

const meta = preview.meta({
  title: 'Écrans/Clients/Nouveau client',
  id: 'ecrans-clients-nouveau',
  component: NewCustomerDialog,
  args: {
    open: true,
    start: { ...emptyDraft, fullName: 'Zoé Martin' },
    saving: false,
    serverErrors: {},
    refusal: '',
    doubles: [] as readonly Customer[],
    onSave: fn(),
    onChoose: fn(),
    onClose: fn(),
  },
})

const field = (name: string) => screen.findByRole('textbox', { name: new RegExp(`^${name}`) })
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

export const Creating = meta.story({
  name: 'Le nom tapé, et un téléphone',
  play: async ({ args }) => {
    await waitFor(async () => expect(await field('Téléphone')).toHaveFocus())
    await expect(await field('Nom')).toHaveValue('Zoé Martin')
    await userEvent.type(await field('Téléphone'), '06 12 34 56 78')
    await press(words.create)
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(
        { fullName: 'Zoé Martin', email: '', phone: '06 12 34 56 78', note: '' },
        false,
      ),
    )
  },
})

export const NoContact = meta.story({
  name: 'Ni téléphone ni e-mail : dit au champ',
  play: async ({ args }) => {
    const phone = await field('Téléphone')
    await press(words.create)
    await waitFor(() => expect(phone).toHaveAccessibleDescription('Indiquez un téléphone ou un e-mail'))
    await expect(phone).toHaveFocus()
    await expect(args.onSave).not.toHaveBeenCalled()
    await userEvent.type(await field('E-mail'), 'zoe@exemple.fr')
    await press(words.create)
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce())
  },
})

export const Invalid = meta.story({
  name: 'Téléphone et e-mail mal écrits : dits à leurs champs',
  args: { start: { ...emptyDraft, email: 'zoe@', phone: '06 12' } },
  play: async ({ args }) => {
    await press(words.create)
    await waitFor(async () =>
      expect(await field('Téléphone')).toHaveAccessibleDescription(/^Numéro de téléphone invalide/),
    )
    await expect(await field('E-mail')).toHaveAccessibleDescription('E-mail invalide')
    await expect(await field('Nom')).toHaveAccessibleDescription('Le nom est obligatoire')
    await expect(await field('Nom')).toHaveFocus()
    await expect(args.onSave).not.toHaveBeenCalled()
  },
})

/** Answers like a server: the first attempt is refused for the known customers of the story. */
function Refusing(props: NewCustomerDialogProps) {
  const [doubles, setDoubles] = useState<readonly Customer[]>([])
  return (
    <NewCustomerDialog
      {...props}
      doubles={doubles}
      onSave={(draft, confirmed) => {
        props.onSave(draft, confirmed)
        if (!confirmed) setDoubles(props.doubles)
      }}
    />
  )
}

/** The dialog with its choice in state, as on its page. */
function Choosing(props: NewCustomerDialogProps) {
  const [value, onChange] = useState('')
  return <NewCustomerDialog {...props} restaurant={props.restaurant && { ...props.restaurant, value, onChange }} />
}

export const SeveralRestaurants = meta.story({
  name: 'Plusieurs restaurants : celui du client est demandé',
  tags: ['[CUS-08]'],
  args: {
    start: { ...emptyDraft, fullName: 'Zoé Martin', phone: '06 12 34 56 78' },
    restaurant: { restaurants: { items: [tonkaRestaurant, cardon], onRetry: fn() }, value: '', onChange: fn() },
  },
  render: (args) => <Choosing {...args} />,
  play: async ({ args }) => {
    const choice = await screen.findByRole('combobox', { name: /^Restaurant/ })
    await press(words.create)
    await waitFor(() => expect(choice).toHaveAccessibleDescription('Choisissez un de vos restaurants'))
    await expect(choice).toHaveFocus()
    await expect(args.onSave).not.toHaveBeenCalled()
    await userEvent.selectOptions(choice, cardon.name)
    await press(words.create)
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce())
  },
})

export const Known = meta.story({
  name: 'Un numéro déjà connu : la fiche est proposée d’abord',
  args: { doubles: [zoe] },
  render: (args) => <Refusing {...args} />,
  play: async ({ args }) => {
    await userEvent.type(await field('Téléphone'), '06.12.34.56.78')
    await press(words.create)
    const offer = await screen.findByRole('region', { name: 'Ce numéro est déjà celui de Zoé Martin.' })
    await expect(offer).toHaveFocus()
    await expect(offer).toHaveTextContent(/06\s12\s34\s56\s78 · zoe@exemple\.fr/)
    await userEvent.tab()
    await expect(within(offer).getByRole('button', { name: 'Choisir Zoé Martin' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChoose).toHaveBeenCalledOnce()
    await expect(args.onChoose).toHaveBeenCalledWith(zoe)
    await expect(args.onSave).toHaveBeenCalledOnce()
  },
})

export const CreatedAnyway = meta.story({
  name: 'Un numéro déjà connu, une autre personne : créée quand même',
  args: { doubles: [zoe] },
  render: (args) => <Refusing {...args} />,
  play: async ({ args }) => {
    await userEvent.type(await field('Téléphone'), '0612345678')
    await press(words.create)
    await screen.findByRole('region')
    await press(words.createAnyway)
    await waitFor(() =>
      expect(args.onSave).toHaveBeenLastCalledWith(expect.objectContaining({ phone: '0612345678' }), true),
    )
  },
})

export const OtherNumber = meta.story({
  name: 'Un autre numéro : la proposition s’en va',
  args: { doubles: [zoe] },
  render: (args) => <Refusing {...args} />,
  play: async ({ args }) => {
    await userEvent.type(await field('Téléphone'), '0612345678')
    await press(words.create)
    await screen.findByRole('region')
    await userEvent.type(await field('Téléphone'), '{Backspace}9')
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull())
    await press(words.create)
    await waitFor(() =>
      expect(args.onSave).toHaveBeenLastCalledWith(expect.objectContaining({ phone: '0612345679' }), false),
    )
  },
})

export const SeveralKnown = meta.story({
  name: 'Le numéro de l’une, l’e-mail de l’autre',
  args: { doubles: [zoe, zoey] },
  render: (args) => <Refusing {...args} />,
  play: async ({ args }) => {
    await userEvent.type(await field('Téléphone'), '0612345678')
    await userEvent.type(await field('E-mail'), 'Z.Martin@exemple.fr')
    await press(words.create)
    await screen.findByRole('region', {
      name: 'Ce numéro et cet e-mail sont déjà ceux de Zoé Martin, Zoey Martin.',
    })
    await press('Choisir Zoey Martin')
    await expect(args.onChoose).toHaveBeenCalledOnce()
    await expect(args.onChoose).toHaveBeenCalledWith(zoey)
  },
})

export const Saving = meta.story({
  name: 'Création en cours : envoyée une seule fois',
  args: { saving: true, start: { ...emptyDraft, fullName: 'Zoé Martin', phone: '06 12 34 56 78' } },
  play: async ({ args }) => {
    await press(words.creating)
    await expect(args.onSave).not.toHaveBeenCalled()
  },
})

export const Refused = meta.story({
  name: 'Refusé par le serveur : dit au champ, la saisie reste',
  args: {
    start: { ...emptyDraft, fullName: 'Zoé Martin', phone: '06 12 34 56 78' },
    serverErrors: { fullName: 'Maximum 100 caractères' },
  },
  play: async () => {
    const name = await field('Nom')
    await waitFor(() => expect(name).toHaveAccessibleDescription('Maximum 100 caractères'))
    await expect(name).toHaveValue('Zoé Martin')
    await expect(name).toHaveFocus()
  },
})

export const Unreachable = meta.story({
  name: 'Connexion perdue : la saisie reste, un nouvel envoi est possible',
  args: {
    start: { ...emptyDraft, fullName: 'Zoé Martin', phone: '06 12 34 56 78' },
    refusal: 'Le client n’a pas été créé : le serveur est injoignable.',
  },
  play: async ({ args }) => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(/le serveur est injoignable/)
    await expect(await field('Téléphone')).toHaveValue('06 12 34 56 78')
    await press(words.create)
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce())
  },
})

export const Leaving = meta.story({
  name: 'Annuler une saisie demande d’abord',
  play: async ({ args }) => {
    await userEvent.type(await field('E-mail'), 'zoe@exemple.fr')
    await press('Annuler')
    const question = within(await screen.findByRole('alertdialog'))
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.click(question.getByRole('button', { name: commonMessages.discard }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
})

const created: Customer = { id: 'c9', fullName: 'Zoé Martin', email: '', phone: '+33612345678' }
const nobody: readonly Customer[] = []

/** A picker whose new customer is made in the dialog, as on a page. */
function FromPicker(props: NewCustomerDialogProps) {
  const [value, setValue] = useState<Customer | null>(null)
  const [term, setTerm] = useState('')
  const [asked, ask] = useState<{ typed: string; choose: (customer: Customer) => void } | null>(null)
  return (
    <>
      <CustomerPicker
        value={value}
        options={nobody}
        answered={term}
        onSearch={setTerm}
        onChange={setValue}
        onCreate={(typed, choose) => ask({ typed, choose })}
      />
      {asked && (
        <NewCustomerDialog
          {...props}
          start={{ ...emptyDraft, fullName: asked.typed }}
          onSave={() => {
            ask(null)
            asked.choose(created)
          }}
          onClose={() => ask(null)}
        />
      )}
    </>
  )
}

export const KeyboardFromPicker = meta.story({
  name: 'Clavier : de la recherche au client créé et choisi ; le focus revient',
  render: (args) => <FromPicker {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const search = canvas.getByRole('combobox')
    await userEvent.type(search, 'Zoé Martin')
    await canvas.findByRole('option')
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('dialog', { name: words.title })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(search).toHaveFocus())
    await expect(search).toHaveValue('Zoé Martin')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await userEvent.type(await field('Téléphone'), '06 12 34 56 78')
    await tabTo(screen.getByRole('button', { name: words.create }))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(focusedName()).toBe('Changer de client'))
    await expect(canvas.getByText('Zoé Martin')).toBeVisible()
  },
})

export const LongTexts = meta.story({
  name: 'Textes longs',
  args: {
    start: { fullName: longPerson, email: '', phone: '0612345678', note: longText },
    doubles: [
      { ...zoe, fullName: longPerson, email: `${longWord}@${longWord}.fr` },
      { ...zoey, fullName: longWord },
    ],
  },
  render: (args) => <Refusing {...args} />,
  play: async () => {
    await press(words.create)
    await screen.findByRole('region')
    const { scrollWidth, clientWidth } = screen.getByRole('dialog')
    await expect(scrollWidth).toBe(clientWidth)
  },
})

export const Phone = meta.story({ name: 'Téléphone', globals: onPhone })

export const KnownOnPhone = meta.story({
  name: 'Téléphone : un numéro déjà connu',
  args: { doubles: [zoe], start: { ...emptyDraft, fullName: 'Zoé Martin', phone: '06 12 34 56 78' } },
  render: (args) => <Refusing {...args} />,
  globals: onPhone,
  play: async () => {
    await press(words.create)
    await expect(await screen.findByRole('button', { name: 'Choisir Zoé Martin' })).toBeVisible()
    await expect(screen.getByRole('button', { name: words.createAnyway })).toBeVisible()
  },
})
