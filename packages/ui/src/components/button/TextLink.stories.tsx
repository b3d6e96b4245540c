import type { Guide } from '@potager/storybook/guide'
import { tabStops } from '@potager/storybook/keyboard'
import { longText, overflowOf } from '@potager/storybook/long-texts'
import preview from '@potager/storybook/preview'
import { expect, within } from 'storybook/test'
import { PhoneLink, TextLink } from './TextLink.tsx'

const meta = preview.meta({
  title: 'Composants/Gestes/Lien de texte, de téléphone',
  id: 'composants-textlink',
  component: TextLink,
  subcomponents: { PhoneLink },
  parameters: {
    guide: {
      use: [
        'Pour un nom qui mène à ce qu’il nomme, dans une ligne de liste ou une phrase.',
        '« PhoneLink » : pour tout numéro que l’on peut vouloir appeler : client, livraison, restaurant.',
      ],
      avoid: [
        'Pour une action, prenez « Button ».',
        '« PhoneLink » : dans un export ou une colonne triée : là, le numéro est un texte.',
      ],
      writing: [
        'Le nom même de ce qui s’ouvre, jamais « cliquez ici ».',
        '« PhoneLink » : le numéro même, jamais « Appeler » : on le lit aussi à voix haute.',
      ],
      accessibility: [
        'Souligné : il ne se distingue pas par la seule couleur.',
        'Ce qui s’ouvre sur place est un bouton qui a cet air, par « component ».',
        '« PhoneLink » : chiffres par deux, sans coupure de ligne : un lecteur d’écran les dit comme on les dicte.',
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

const number = { phone: '+33639980001' }

export const FrenchNumber = meta.story({
  name: 'Un numéro de France',
  render: () => <PhoneLink {...number} />,
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: '06\u00a039\u00a098\u00a000\u00a001' })
    await expect(link).toHaveAttribute('href', 'tel:+33639980001')
  },
})

export const TypedNumber = meta.story({
  name: 'Un numéro gardé comme il fut tapé',
  render: () => <PhoneLink {...number} phone={'04 78 00 00 01'} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '04 78 00 00 01' })).toHaveAttribute('href', 'tel:0478000001')
  },
})
