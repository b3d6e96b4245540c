import type { OwnSession } from '@potager/domain/account'
import { expectTabOrder, expectTrap, pressEscape, tabTo } from '@potager/storybook/keyboard'
import { longPerson, longWord, overflowOf } from '@potager/storybook/long-texts'
import preview from '@potager/storybook/preview'
import { expectRetry, onPhone } from '@potager/storybook/screen-stories'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { AccountScreen } from './AccountScreen.tsx'

const now = Date.UTC(2026, 5, 12, 10, 0)
const HOUR = 3_600_000

const sessions: OwnSession[] = [
  { id: 's1', device: 'Firefox · Windows', createdAt: now - 30 * HOUR, usedAt: now - 60_000, current: true },
  { id: 's2', device: 'Safari · iPhone', createdAt: now - 90 * HOUR, usedAt: now - 5 * HOUR, current: false },
  { id: 's3', device: '', createdAt: now - 200 * HOUR, usedAt: now - 170 * HOUR, current: false },
]

const list = {
  sessions: sessions as OwnSession[] | null | undefined,
  now,
  ending: [] as string[],
  onRetry: fn(),
  onEnd: fn(),
  onEndOthers: fn(),
  onEndEverywhere: fn(),
  warning: 'Deux attendent.',
}
const change = fn(async (): Promise<{ currentPassword?: string } | null> => null)
const changeIdentity = fn(async (): Promise<{ email?: string } | null> => null)
const stored = { firstName: 'Camille', lastName: 'Le Goff', email: 'admin@localhost' }
const identity = { stored, onChange: changeIdentity, onRetry: fn() }
const account = { identity, password: { onChange: change }, sessions: list }

const meta = preview.meta({
  title: 'Écrans/Mon compte',
  id: 'ecrans-mon-compte',
  component: AccountScreen,
  args: {
    username: 'gerant',
    scheme: 'system' as const,
    choices: { density: 'comfortable' as const, sound: false, shortcuts: true },
    onScheme: fn(),
    onChoose: fn(),
    account,
  },
})

const field = (canvas: ReturnType<typeof within>, form: string, name: string) =>
  within(canvas.getByRole('region', { name: form })).getByLabelText(new RegExp(`^${name}`), { selector: 'input' })

const password = (canvas: ReturnType<typeof within>, name: string) => field(canvas, 'Mot de passe', name)

export const Usual = meta.story({
  name: 'Préférences, mot de passe, connexions',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Annoncer les nouvelles commandes par un son' }))
    await expect(args.onChoose).toHaveBeenLastCalledWith({ sound: true })
    await userEvent.selectOptions(canvas.getByLabelText('Densité des listes'), 'Compacte')
    await expect(args.onChoose).toHaveBeenLastCalledWith({ density: 'compact' })
    await expect(canvas.getByText('Cet appareil')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Déconnecter Firefox · Windows' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Déconnecter Safari · iPhone' }))
    await expect(list.onEnd).toHaveBeenLastCalledWith(sessions[1])
    await expect(canvas.getByText('Appareil inconnu')).toBeVisible()
  },
})

export const EverywhereAsked = meta.story({
  name: 'Se déconnecter partout demande d’abord',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(canvas.getByRole('button', { name: 'Se déconnecter partout' }))
    const dialog = await page.findByRole('alertdialog')
    await expect(
      within(dialog).getByText('Tous vos appareils, celui-ci compris, devront se reconnecter. Deux attendent.'),
    ).toBeVisible()
    await expect(list.onEndEverywhere).not.toHaveBeenCalled()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Se déconnecter partout' }))
    await expect(list.onEndEverywhere).toHaveBeenCalledOnce()
  },
})

export const IdentityChanged = meta.story({
  name: 'Nom et e-mail : vérifiés avant l’envoi, gardés s’ils sont refusés, prouvés par le mot de passe',
  play: async ({ canvas }) => {
    const own = (name: string) => field(canvas, 'Votre nom et votre e-mail', name)
    const submit = () => userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }))
    await expect(own('Prénom')).toHaveValue('Camille')
    await submit()
    await expect(await canvas.findByText('Email invalide.')).toBeVisible()
    await waitFor(() => expect(own('E-mail')).toHaveFocus())
    await expect(changeIdentity).not.toHaveBeenCalled()
    await userEvent.clear(own('E-mail'))
    await userEvent.type(own('E-mail'), 'camille@exemple.fr')
    await userEvent.type(own('Mot de passe actuel'), 'Potager#2026')
    changeIdentity.mockResolvedValueOnce({ email: 'Un compte existe déjà avec cet e-mail' })
    await submit()
    await expect(await canvas.findByText('Un compte existe déjà avec cet e-mail')).toBeVisible()
    await expect(own('Mot de passe actuel')).toHaveValue('Potager#2026')
    await submit()
    await waitFor(() => expect(own('Mot de passe actuel')).toHaveValue(''))
    await expect(own('E-mail')).toHaveValue('camille@exemple.fr')
  },
})

export const IdentityUnread = meta.story({
  name: 'Nom et e-mail illisibles',
  args: { account: { identity: { ...identity, stored: null } } },
  play: async ({ canvasElement }) => {
    await expectRetry(canvasElement, identity.onRetry)
  },
})

export const PasswordRefused = meta.story({
  name: 'Mot de passe : vérifié avant l’envoi, gardé s’il est refusé, vidé une fois changé',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const submit = () => userEvent.click(canvas.getByRole('button', { name: 'Changer le mot de passe' }))
    await submit()
    await expect(await canvas.findByText('Indiquez votre mot de passe actuel')).toBeVisible()
    const current = password(canvas, 'Mot de passe actuel')
    await waitFor(() => expect(current).toHaveFocus())
    await expect(change).not.toHaveBeenCalled()

    await userEvent.type(current, 'Ancien#2026')
    await userEvent.type(password(canvas, 'Nouveau mot de passe'), 'Jardin#2027')
    await userEvent.type(password(canvas, 'Confirmation'), 'Jardin#2028')
    await submit()
    await expect(await canvas.findByText('Les mots de passe ne correspondent pas')).toBeVisible()

    await userEvent.clear(password(canvas, 'Confirmation'))
    await userEvent.type(password(canvas, 'Confirmation'), 'Jardin#2027')
    change.mockResolvedValueOnce({ currentPassword: 'Ce n’est pas votre mot de passe actuel' })
    await submit()
    await canvas.findByText('Ce n’est pas votre mot de passe actuel')
    await expect(current).toHaveValue('Ancien#2026')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Changer le mot de passe' })).toBeVisible())
    await submit()
    await waitFor(() => expect(current).toHaveValue(''))
  },
})

export const Loading = meta.story({
  name: 'Connexions en chargement',
  args: { account: { ...account, sessions: { ...list, sessions: undefined } } },
})

export const Failed = meta.story({
  name: 'Connexions en échec',
  args: { account: { ...account, sessions: { ...list, sessions: null } } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Réessayer' }))
    await expect(list.onRetry).toHaveBeenCalledOnce()
  },
})

export const OtherBackend = meta.story({
  name: 'Autre serveur : les préférences seules',
  render: () => (
    <AccountScreen
      username="gerant"
      scheme="system"
      choices={{ density: 'comfortable', sound: false, shortcuts: true }}
      onScheme={fn()}
      onChoose={fn()}
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText('Vos connexions')).toBeNull()
  },
})

export const HouseWanted = meta.story({
  name: 'La maison, demandée par l’adresse, prend le focus',
  tags: ['[HOU-05]'],
  args: {
    house: <p>Le formulaire de la maison</p>,
    retention: <p style={{ height: 2000 }}>La conservation</p>,
    wanted: 'maison',
  },
  play: async ({ canvasElement }) => {
    const house = within(canvasElement).getByRole('region', { name: 'La maison' })
    await waitFor(() => expect(house).toHaveFocus())
    await expect(house).toHaveAttribute('id', 'maison')
    const above = within(canvasElement).getByRole('region', { name: 'Préférences' })
    for (const minHeight of ['600px', '1200px']) {
      above.style.minHeight = minHeight
      await waitFor(() => expect(Math.abs(house.getBoundingClientRect().top)).toBeLessThan(120))
    }
  },
})

export const PasswordWanted = meta.story({
  name: 'Le mot de passe, demandé par l’adresse, prend le focus',
  tags: ['[OPN-04]'],
  args: { wanted: 'mot-de-passe' },
  play: async ({ canvasElement }) => {
    const section = within(canvasElement).getByRole('region', { name: 'Mot de passe' })
    await waitFor(() => expect(section).toHaveFocus())
    await expect(section).toHaveAttribute('id', 'mot-de-passe')
  },
})

export const LongTexts = meta.story({
  name: 'Textes longs',
  args: {
    username: longWord,
    account: {
      ...account,
      sessions: {
        ...list,
        sessions: sessions.map((session) => ({ ...session, device: `${longPerson} · ${longWord}` })),
      },
    },
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
  name: 'Clavier : préférences, mot de passe, connexions ; la question rend le focus',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const sound = canvas.getByRole('checkbox', { name: 'Annoncer les nouvelles commandes par un son' })
    await tabTo(canvas.getByLabelText('Densité des listes'), sound)
    await userEvent.keyboard(' ')
    await expect(args.onChoose).toHaveBeenLastCalledWith({ sound: true })
    await tabTo(password(canvas, 'Mot de passe actuel'), password(canvas, 'Nouveau mot de passe'))
    await tabTo(password(canvas, 'Confirmation'), canvas.getByRole('button', { name: 'Changer le mot de passe' }))
    await tabTo(canvas.getByRole('button', { name: 'Déconnecter Safari · iPhone' }))
    const everywhere = canvas.getByRole('button', { name: 'Se déconnecter partout' })
    await tabTo(everywhere)
    await userEvent.keyboard('{Enter}')
    const question = await screen.findByRole('alertdialog')
    const [end, keep] = within(question).getAllByRole('button')
    await expect(keep).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(end).toHaveFocus()
    await expectTabOrder(keep ? [keep] : [])
    await expectTrap(question)
    await pressEscape(question)
    await waitFor(() => expect(everywhere).toHaveFocus())
    await expect(list.onEndEverywhere).not.toHaveBeenCalled()
  },
})
