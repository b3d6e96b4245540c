import type { Guide } from '@potager/storybook/guide'
import { overflowOf } from '@potager/storybook/long-texts'
import preview from '@potager/storybook/preview'
import { expect, within } from 'storybook/test'
import { PasswordRules } from './PasswordRules.tsx'

const meta = preview.meta({
  title: 'Composants/Site/Règles du mot de passe',
  id: 'composants-site-regles-mot-de-passe',
  component: PasswordRules,
  args: { password: '' },
  parameters: {
    guide: {
      use: ['Sous le champ d’un nouveau mot de passe : chaque règle se coche dès qu’elle est remplie.'],
      avoid: [
        'À la connexion : un mot de passe déjà choisi n’a plus à convenir.',
        'Pour juger de la force : ces règles disent ce qui est exigé, rien de plus.',
      ],
      writing: [
        'Une règle par ligne, courte, dans les mots du cahier des charges.',
        'Une règle remplie ajoute « (rempli) » pour qui ne voit pas la coche.',
      ],
      accessibility: [
        'Donnez-les en aide du champ : elles le décrivent.',
        'La coche est doublée d’un mot ; rien n’y prend le focus.',
      ],
    } satisfies Guide,
  },
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
  name: 'En partie remplies',
  tags: ['[REG-11]'],
  args: { password: 'abcdefG' },
  play: async ({ canvasElement }) => {
    await expect(metOf(canvasElement)).toEqual([false, true, true, false, false])
  },
})

export const All = meta.story({
  name: 'Toutes remplies',
  tags: ['[REG-11]'],
  args: { password: 'Abcdef1!' },
  play: async ({ canvasElement }) => {
    await expect(metOf(canvasElement)).toEqual([true, true, true, true, true])
  },
})

export const LongText = meta.story({
  name: 'Mot de passe interminable',
  args: { password: 'Potager#2026'.repeat(40) },
  play: async ({ canvasElement }) => {
    await expect(overflowOf(canvasElement)).toBe(0)
    await expect(canvasElement).not.toHaveTextContent('Potager#2026')
  },
})
