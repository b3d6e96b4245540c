import type { Guide } from '@potager/storybook/guide'
import preview from '@potager/storybook/preview'
import { expect } from 'storybook/test'
import { BrandMark } from './BrandMark.tsx'

const meta = preview.meta({
  title: 'Composants/Navigation/Marque',
  id: 'composants-marque',
  component: BrandMark,
  parameters: {
    guide: {
      use: ['À côté du nom du produit, en tête de page et sur les documents.'],
      avoid: [
        'Comme illustration d’un contenu, prenez « Illustration ».',
        'Seule en guise de lien : elle n’a pas de nom.',
      ],
      writing: ['Elle ne remplace jamais le nom : « Potager » est toujours écrit à côté.'],
      accessibility: [
        'Décorative : rien ne la lit, rien n’y prend le focus.',
        'Elle prend la couleur du texte qui l’entoure, aussi en couleurs forcées.',
      ],
    } satisfies Guide,
  },
})

export const Nominal = meta.story({
  name: 'À sa taille',
  play: async ({ canvasElement }) => {
    const mark = canvasElement.querySelector('svg')
    await expect(mark).toHaveAttribute('aria-hidden', 'true')
    await expect(mark?.getBoundingClientRect().width).toBe(28)
  },
})

export const Sizes = meta.story({
  name: 'De 16 à 96 pixels, dans la couleur du texte',
  render: () => (
    <p>
      {[16, 28, 48, 96].map((size) => (
        <BrandMark key={size} size={size} />
      ))}
    </p>
  ),
  play: async ({ canvasElement }) => {
    const marks = [...canvasElement.querySelectorAll('svg')]
    await expect(marks.map((mark) => mark.getBoundingClientRect().width)).toEqual([16, 28, 48, 96])
  },
})
