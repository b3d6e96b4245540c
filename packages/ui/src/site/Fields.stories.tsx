import { expect, userEvent, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { PasswordField, TextField } from './Fields.tsx'

const meta = preview.meta({
  title: 'Composants/Site/Champs',
  id: 'composants-site-champs',
  component: TextField,
  args: { label: 'Nom d’utilisateur', name: 'username' },
})

export const Empty = meta.story({ name: 'Vide' })

export const Hinted = meta.story({
  name: 'Avec une aide',
  args: { hint: '3 à 30 lettres, chiffres ou soulignés' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toHaveAccessibleDescription(
      '3 à 30 lettres, chiffres ou soulignés',
    )
  },
})

export const Refused = meta.story({
  name: 'Refusé',
  args: { defaultValue: 'é', error: 'Email invalide.' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Nom d’utilisateur' })
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription('Email invalide.')
  },
})

export const Password = meta.story({
  name: 'Mot de passe que l’on peut relire',
  render: () => <PasswordField label="Mot de passe" name="password" defaultValue="Potager" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const field = canvas.getByLabelText('Mot de passe')
    await expect(field).toHaveAttribute('type', 'password')
    await userEvent.click(canvas.getByRole('button', { name: 'Afficher le mot de passe' }))
    await expect(field).toHaveAttribute('type', 'text')
    await userEvent.click(canvas.getByRole('button', { name: 'Masquer le mot de passe' }))
    await expect(field).toHaveAttribute('type', 'password')
  },
})
