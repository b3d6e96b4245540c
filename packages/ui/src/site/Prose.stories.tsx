import { expect, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Prose, StatedFacts } from './Prose.tsx'

const meta = preview.meta({
  title: 'Composants/Site/Page à lire',
  id: 'composants-site-page-a-lire',
  component: Prose,
  args: { title: 'Mentions légales', intro: 'Qui publie et qui héberge le site.', children: null },
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
