import type { Guide } from '@potager/storybook/guide'
import { tabStops } from '@potager/storybook/keyboard'
import { longText, longWord, overflowOf } from '@potager/storybook/long-texts'
import preview from '@potager/storybook/preview'
import { expect, within } from 'storybook/test'
import { Prose, StatedFacts } from './Prose.tsx'

const meta = preview.meta({
  title: 'Composants/Site/Page à lire',
  id: 'composants-site-page-a-lire',
  component: Prose,
  subcomponents: { StatedFacts },
  args: { title: 'Mentions légales', intro: 'Qui publie et qui héberge le site.', children: null },
  parameters: {
    guide: {
      use: [
        'Pour une page qui se lit de haut en bas : mentions légales, confidentialité, règles des avis.',
        '« StatedFacts » y range des faits en deux colonnes.',
      ],
      avoid: [
        'Pour une page qui ne dit qu’une chose, prenez « PlainPage ».',
        'Pour des faits dont l’absence ne compte pas, prenez « Facts ».',
      ],
      writing: [
        'Le titre, puis une phrase qui dit de quoi il s’agit, puis des parties titrées.',
        'Ce qui n’est pas renseigné le dit : « Non renseigné par l’éditeur ».',
      ],
      accessibility: [
        'La page est un article ; ses titres descendent sans sauter de niveau.',
        'Les faits sont une liste de définitions ; un fait avec adresse est un lien.',
      ],
    } satisfies Guide,
  },
})

export const Facts = meta.story({
  name: 'Ce qui n’est pas renseigné le dit',
  args: {
    children: (
      <>
        <h2>Éditeur</h2>
        <StatedFacts
          unstated="Non renseigné par l’éditeur"
          facts={[
            { term: 'Nom', value: 'Potager SAS' },
            { term: 'Courriel', value: 'bonjour@potager.example', href: 'mailto:bonjour@potager.example' },
            { term: 'Téléphone', value: undefined },
          ]}
        />
        <ul>
          <li>Aucun cookie.</li>
          <li>Aucune requête vers un tiers.</li>
        </ul>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 1, name: 'Mentions légales' })).toBeVisible()
    await expect(canvas.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'Potager SAS',
      'bonjour@potager.example',
      'Non renseigné par l’éditeur',
    ])
    await expect(canvas.getByRole('link')).toHaveAttribute('href', 'mailto:bonjour@potager.example')
  },
})

export const LongText = meta.story({
  name: 'Textes longs',
  args: {
    title: 'Accessibilité numérique du site et de l’espace de gestion',
    intro: longText,
    children: (
      <StatedFacts unstated="Non renseigné" facts={[{ term: longText.slice(0, 60), value: longWord.repeat(2) }]} />
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(overflowOf(canvasElement)).toBe(0)
  },
})

export const KeyboardOrder = meta.story({
  name: 'Clavier : seuls les liens',
  args: {
    children: (
      <StatedFacts
        unstated="Non renseigné"
        facts={[
          { term: 'Nom', value: 'Potager SAS' },
          { term: 'Courriel', value: 'bonjour@potager.example', href: 'mailto:bonjour@potager.example' },
          { term: 'Site', value: undefined, href: '#site' },
        ]}
      />
    ),
  },
  play: async () => {
    await expect(await tabStops(2)).toEqual(['bonjour@potager.example', ''])
  },
})
