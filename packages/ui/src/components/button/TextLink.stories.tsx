import type { Guide } from '@potager/storybook/guide'
import { tabStops } from '@potager/storybook/keyboard'
import { longText, overflowOf } from '@potager/storybook/long-texts'
import preview from '@potager/storybook/preview'
import { expect, within } from 'storybook/test'
import { TextLink } from './TextLink.tsx'

const meta = preview.meta({
  title: 'Composants/Gestes/Lien de texte',
  id: 'composants-textlink',
  component: TextLink,
  parameters: {
    guide: {
      use: ['Pour un nom qui mène à ce qu’il nomme, dans une ligne de liste ou une phrase.'],
      avoid: ['Pour une action, prenez « Button ».'],
      writing: ['Le nom même de ce qui s’ouvre, jamais « cliquez ici ».'],
      accessibility: [
        'Souligné : il ne se distingue pas par la seule couleur.',
        'Ce qui s’ouvre sur place est un bouton qui a cet air, par « component ».',
      ],
    } satisfies Guide,
  },
  args: { href: '#plat', children: 'Tarte aux blettes' },
})

export const Nominal = meta.story({
  name: 'Dans une phrase, et en bouton',
  render: ({ href, children }) => (
    <p>
      Le plat du jour : <TextLink {...(href && { href })}>{children}</TextLink>, ou{' '}
      <TextLink component="button" type="button">
        voir sa recette
      </TextLink>
      .
    </p>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const link = canvas.getByRole('link', { name: 'Tarte aux blettes' })
    await expect(link).toHaveAttribute('href', '#plat')
    await expect(getComputedStyle(link).textDecorationLine).toBe('underline')
    await expect(canvas.getByRole('button', { name: 'voir sa recette' })).toBeVisible()
  },
})

export const LongText = meta.story({
  name: 'Textes longs',
  args: { children: longText },
  play: async ({ canvasElement }) => {
    await expect(overflowOf(canvasElement)).toBe(0)
  },
})

export const KeyboardOrder = meta.story({
  name: 'Clavier : à son tour',
  play: async () => {
    await expect(await tabStops(1)).toEqual(['Tarte aux blettes'])
  },
})
