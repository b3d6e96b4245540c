import { visitReviewMessages as words } from '@potager/domain/messages'
import type { Guide } from '@potager/storybook/guide'
import { longText, overflowOf } from '@potager/storybook/long-texts'
import preview from '@potager/storybook/preview'
import { onPhone } from '@potager/storybook/screen-stories'
import { expect, userEvent, within } from 'storybook/test'
import { StarChoice } from './StarChoice.tsx'

const meta = preview.meta({
  title: 'Composants/Site/Choix d’étoiles',
  id: 'composants-site-choix-etoiles',
  component: StarChoice,
  args: { label: words.rating, name: 'rating', star: words.star, hint: words.scale },
  parameters: {
    guide: {
      use: ['Pour donner une note de une à cinq étoiles dans un formulaire du site.'],
      avoid: ['Pour montrer une note déjà donnée, prenez « Stars » ; une moyenne, « Rating ».'],
      writing: ['Chaque choix dit son nombre : « 3 étoiles sur 5 » ; l’aide dit ce que valent les bouts de l’échelle.'],
      accessibility: [
        'Cinq boutons radio du navigateur, un seul arrêt de tabulation ; les flèches changent la note.',
        'Le chiffre est écrit sous chaque étoile : la couleur n’est pas seule à dire le choix.',
      ],
    } satisfies Guide,
  },
})

export const Nominal = meta.story({
  name: 'Nominal',
  tags: ['[REV-51]'],
  play: async ({ canvasElement }) => {
    const group = within(within(canvasElement).getByRole('group', { name: 'Votre note' }))
    await userEvent.click(group.getByRole('radio', { name: '4 étoiles sur 5' }))
    await expect(group.getByRole('radio', { name: '4 étoiles sur 5' })).toBeChecked()
    await expect(group.getByRole('radio', { name: '3 étoiles sur 5' })).not.toBeChecked()
  },
})

export const ByKeyboard = meta.story({
  name: 'Au clavier',
  args: { defaultValue: '2' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: '2 étoiles sur 5' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: '3 étoiles sur 5' })).toBeChecked()
  },
})

export const Missing = meta.story({
  name: 'Sans note : refusé',
  args: { error: 'Choisissez une note de 1 à 5' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('group', { name: 'Votre note' })).toHaveAccessibleDescription(
      `${words.scale} Choisissez une note de 1 à 5`,
    )
  },
})

export const Narrow = meta.story({
  name: 'Texte long, sur un téléphone',
  args: { hint: longText },
  globals: onPhone,
  play: async ({ canvasElement }) => {
    await expect(overflowOf(canvasElement)).toBe(0)
  },
})
