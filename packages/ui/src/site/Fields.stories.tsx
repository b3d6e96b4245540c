import type { Guide } from '@potager/storybook/guide'
import { focusedName, tabStops } from '@potager/storybook/keyboard'
import { longText, overflowOf } from '@potager/storybook/long-texts'
import preview from '@potager/storybook/preview'
import { expect, userEvent, within } from 'storybook/test'
import { PasswordField, SiteTextField } from './Fields.tsx'
import { SiteSelect, SiteTextArea } from './OtherFields.tsx'
import { PasswordRules } from './PasswordRules.tsx'

const meta = preview.meta({
  title: 'Composants/Site/Champs',
  id: 'composants-site-champs',
  component: SiteTextField,
  subcomponents: { PasswordField, SiteSelect, SiteTextArea, PasswordRules },
  args: { label: 'Nom d’utilisateur', name: 'username' },
  parameters: {
    guide: {
      use: [
        'Pour une ligne de texte, un mot de passe, un choix ou un texte de plusieurs lignes sur le site public : connexion, inscription, demande.',
        '« PasswordRules » : sous le champ d’un nouveau mot de passe : chaque règle se coche dès qu’elle est remplie.',
      ],
      avoid: [
        'Dans la gestion, prenez les champs de « Saisie ».',
        'Pour deux ou trois choix que l’on veut comparer, prenez des boutons radio.',
        '« PasswordRules » : à la connexion : un mot de passe déjà choisi n’a plus à convenir.',
        'Pour juger de la force : ces règles disent ce qui est exigé, rien de plus.',
      ],
      writing: [
        'L’étiquette est un nom : « Nom d’utilisateur ». L’aide dit la forme attendue.',
        'L’erreur nomme ce qui ne va pas : « Email invalide. »',
        '« PasswordRules » : une règle par ligne, courte, dans les mots du cahier des charges.',
        'Une règle remplie ajoute « (rempli) » pour qui ne voit pas la coche.',
      ],
      accessibility: [
        'Aide et erreur décrivent le champ ensemble ; l’erreur le rend invalide.',
        'L’œil du mot de passe est un bouton à deux états, atteint après le champ ; le presser ne quitte pas la saisie.',
        'Donnez « autoComplete » : le navigateur remplit alors le champ.',
        '« PasswordRules » : donnez-les en aide du champ : elles le décrivent.',
        'La coche est doublée d’un mot ; rien n’y prend le focus.',
      ],
    } satisfies Guide,
  },
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

export const Choice = meta.story({
  name: 'Choix dans une liste du navigateur',
  render: () => (
    <SiteSelect label="Salle" name="room" hint="Selon le nombre de personnes" defaultValue="b">
      <option value="a">La Réserve</option>
      <option value="b">Salle des Halles</option>
    </SiteSelect>
  ),
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox', { name: 'Salle' })
    await expect(field).toHaveAccessibleDescription('Selon le nombre de personnes')
    await userEvent.selectOptions(field, 'La Réserve')
    await expect(field).toHaveValue('a')
  },
})

export const SeveralLines = meta.story({
  name: 'Texte de plusieurs lignes, refusé',
  render: () => <SiteTextArea label="Votre message" name="message" error="Maximum 1000 caractères" />,
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Votre message' })
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription('Maximum 1000 caractères')
    await userEvent.type(field, 'Une table{Enter}au calme')
    await expect(field).toHaveValue('Une table\nau calme')
  },
})

export const LongText = meta.story({
  name: 'Textes longs',
  args: { label: longText.slice(0, 90), hint: longText.slice(0, 180), error: longText.slice(0, 180) },
  play: async ({ canvasElement }) => {
    await expect(overflowOf(canvasElement)).toBe(0)
    await expect(within(canvasElement).getByRole('textbox')).toHaveAccessibleDescription(/Sans gluten/)
  },
})

export const KeyboardOrder = meta.story({
  name: 'Clavier : le champ, puis l’œil',
  render: () => <PasswordField label="Mot de passe" name="password" />,
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Mot de passe')
    await userEvent.tab()
    await expect(field).toHaveFocus()
    await userEvent.keyboard('Potager')
    await expect(await tabStops(1)).toEqual(['Afficher le mot de passe'])
    await userEvent.keyboard(' ')
    await expect(field).toHaveAttribute('type', 'text')
    await expect(field).toHaveValue('Potager')
    await expect(focusedName()).toBe('Masquer le mot de passe')
    await userEvent.keyboard('{Enter}')
    await expect(field).toHaveAttribute('type', 'password')
  },
})

const rules = { password: '' }

const metOf = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('listitem')
    .map((rule) => rule.textContent?.endsWith('(rempli)'))

export const Nothing = meta.story({
  name: 'Rien de tapé',
  render: () => <PasswordRules {...rules} />,
  play: async ({ canvasElement }) => {
    await expect(metOf(canvasElement)).toEqual([false, false, false, false, false])
  },
})

export const Some = meta.story({
  name: 'En partie remplies',
  tags: ['[REG-11]'],
  render: () => <PasswordRules {...rules} password={'abcdefG'} />,
  play: async ({ canvasElement }) => {
    await expect(metOf(canvasElement)).toEqual([false, true, true, false, false])
  },
})

export const All = meta.story({
  name: 'Toutes remplies',
  tags: ['[REG-11]'],
  render: () => <PasswordRules {...rules} password={'Abcdef1!'} />,
  play: async ({ canvasElement }) => {
    await expect(metOf(canvasElement)).toEqual([true, true, true, true, true])
  },
})

export const LongRules = meta.story({
  name: 'Mot de passe interminable',
  render: () => <PasswordRules {...rules} password={'Potager#2026'.repeat(40)} />,
  play: async ({ canvasElement }) => {
    await expect(overflowOf(canvasElement)).toBe(0)
    await expect(canvasElement).not.toHaveTextContent('Potager#2026')
  },
})
