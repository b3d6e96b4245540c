import { expectTabOrder } from '@potager/storybook/keyboard'
import { longPerson, longRestaurantName, overflowOf } from '@potager/storybook/long-texts'
import preview from '@potager/storybook/preview'
import { onPhone } from '@potager/storybook/screen-stories'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { TeamSection, type TeamSectionProps } from './TeamSection.tsx'

const since = Date.UTC(2026, 5, 12, 10, 0)
const suzanne = { id: 'm1', username: 'suzanne', fullName: 'Suzanne Legrand', since: null }
const omar = { id: 'm2', username: 'omar', fullName: 'Omar Belkacem', since }
const invitation = {
  id: 'i1',
  madeBy: 'suzanne',
  email: 'noe@exemple.fr',
  createdAt: since,
  expiresAt: since + 7 * 86_400_000,
}

const meta = preview.meta({
  title: 'Écrans/Console/Équipe d’un restaurant',
  id: 'ecrans-equipe',
  component: TeamSection,
  args: {
    restaurantName: 'La Fève Tonka',
    members: [omar, suzanne],
    invitations: [invitation],
    username: 'suzanne',
    onRetry: fn(),
    onInvite: fn(),
    onRemove: fn(),
    onRevoke: fn(),
  },
})

const bodyOf = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body)

export const Nominal = meta.story({
  name: 'Qui a accès, et ce qui attend',
  tags: ['[TEA-13]'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/depuis le/)).toBeVisible()
    await expect(canvas.getByText(/^Pour .*noe@exemple\.fr.*Créée le/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Inviter' }))
    await expect(args.onInvite).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: /^Annuler l’invitation/ }))
    await expect(args.onRevoke).toHaveBeenCalledWith(invitation)
  },
})

export const Shut = meta.story({
  name: 'Un compte suspendu',
  args: {
    members: [
      { ...omar, maySignIn: false },
      { ...suzanne, maySignIn: true },
    ],
  },
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement).getAllByRole('listitem')
    await expect(first).toHaveTextContent('ne peut pas se connecter')
    await expect(second).not.toHaveTextContent('ne peut pas se connecter')
  },
})

/** Removes members and invitations, as a server would. */
function Served({ onRemove, onRevoke, ...props }: TeamSectionProps) {
  const [members, setMembers] = useState(props.members)
  const [invitations, setInvitations] = useState(props.invitations)
  return (
    <TeamSection
      {...props}
      members={members}
      invitations={invitations}
      onRemove={(gone) => {
        onRemove(gone)
        setMembers((all) => all?.filter(({ id }) => id !== gone.id) ?? null)
      }}
      onRevoke={(gone) => {
        onRevoke(gone)
        setInvitations((all) => all?.filter(({ id }) => id !== gone.id) ?? null)
      }}
    />
  )
}

export const Wanted = meta.story({
  name: 'Demandée par l’adresse : l’équipe prend le focus',
  args: { wanted: true },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('region', { name: 'Équipe' })).toHaveFocus())
  },
})

export const Orphan = meta.story({
  name: 'Invitation d’un compte disparu',
  args: { invitations: [{ id: 'i2', createdAt: since, expiresAt: since + 7 * 86_400_000 }] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^Créée le [^p]+, valable jusqu’au/)).toBeVisible()
  },
})

export const Removal = meta.story({
  name: 'Retirer quelqu’un : demandé d’abord ; le focus ne se perd pas avec la ligne',
  render: (args) => <Served {...args} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Retirer Omar Belkacem de l’équipe' }))
    const question = within(await bodyOf(canvasElement).findByRole('alertdialog'))
    await expect(question.getByText(/ne verra plus rien de La Fève Tonka/)).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: 'Ne rien changer' }))
    await expect(args.onRemove).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Retirer Omar Belkacem de l’équipe' }))
    const again = within(await bodyOf(canvasElement).findByRole('alertdialog'))
    await userEvent.click(again.getByRole('button', { name: 'Retirer' }))
    await expect(args.onRemove).toHaveBeenCalledWith(omar)
    const invite = canvas.getByRole('button', { name: 'Inviter' })
    await waitFor(() => expect(invite).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: /^Annuler l’invitation/ }))
    await waitFor(() => expect(canvas.queryByText('Invitations en attente')).toBeNull())
    await expect(invite).toHaveFocus()
  },
})

export const Leaving = meta.story({
  name: 'Soi-même : quitter l’équipe',
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Quitter l’équipe' }))
    const question = within(await bodyOf(canvasElement).findByRole('alertdialog'))
    await expect(question.getByText(/Vous ne verrez plus rien/)).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: 'Quitter l’équipe' }))
    await expect(args.onRemove).toHaveBeenCalledWith(suzanne)
  },
})

export const Nobody = meta.story({
  name: 'Personne encore',
  args: { members: [], invitations: [], username: 'gerant' },
})

export const Awaited = meta.story({ name: 'En attente', args: { members: null, invitations: null } })

export const Failed = meta.story({
  name: 'Lecture impossible',
  args: { members: null, invitations: null, failure: 'L’équipe n’a pas pu être lue.' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Réessayer' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

export const LongTexts = meta.story({
  name: 'Textes longs',
  args: {
    restaurantName: longRestaurantName,
    members: [{ ...omar, fullName: longPerson, username: 'x'.repeat(30) }],
    invitations: [{ ...invitation, madeBy: 'y'.repeat(30) }],
  },
  play: async ({ canvasElement }) => {
    await expect(overflowOf(canvasElement)).toBe(0)
  },
})

export const Phone = meta.story({ name: 'Téléphone', globals: onPhone })

export const Keyboard = meta.story({
  name: 'Clavier : chaque personne, puis inviter, puis chaque invitation',
  play: async ({ canvasElement }) => {
    const button = (name: string | RegExp) => within(canvasElement).getByRole('button', { name })
    await userEvent.tab()
    await expect(button('Retirer Omar Belkacem de l’équipe')).toHaveFocus()
    await expectTabOrder([button('Quitter l’équipe'), button('Inviter'), button(/^Annuler l’invitation/)])
  },
})
