import { expect, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { PasswordRules } from './PasswordRules.tsx'

const meta = preview.meta({
  title: 'Composants/Site/Règles du mot de passe',
  id: 'composants-site-regles-mot-de-passe',
  component: PasswordRules,
  args: { password: '' },
})

const metOf = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('listitem')
    .map((rule) => rule.textContent?.endsWith('(rempli)'))

export const Nothing = meta.story({
  name: 'Rien de tapé',
  play: async ({ canvasElement }) => {
    await expect(metOf(canvasElement)).toEqual([false, false, false, false, false])
  },
})

export const Some = meta.story({
  name: 'En partie remplies [REG-11]',
  args: { password: 'abcdefG' },
  play: async ({ canvasElement }) => {
    await expect(metOf(canvasElement)).toEqual([false, true, true, false, false])
  },
})

export const All = meta.story({
  name: 'Toutes remplies [REG-11]',
  args: { password: 'Abcdef1!' },
  play: async ({ canvasElement }) => {
    await expect(metOf(canvasElement)).toEqual([true, true, true, true, true])
  },
})
