import { product } from '@potager/domain/config'
import { expect, fn, userEvent, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { SectionHeading } from './Headings.tsx'
import { Hero } from './Hero.tsx'
import { PageShell } from './PageShell.tsx'
import { FormPage, PlainPage } from './PlainPage.tsx'
import { RestaurantCard } from './RestaurantCard.tsx'
import { restaurant, saturdayEvening } from './site.fixtures.ts'

const meta = preview.meta({
  title: 'Composants/Site/Pages',
  id: 'composants-site-pages',
  component: PageShell,
  parameters: { layout: 'fullscreen' },
  args: { signedIn: false, currentPath: '/', signingOut: false, onSignOut: fn(), children: null },
})

export const Home = meta.story({
  name: 'Accueil [HOM-01] [HOM-02] [HOM-04] [HOM-15]',
  args: {
    children: (
      <>
        <Hero title={product.welcome} tagline={product.tagline} />
        <SectionHeading id="restaurants">Nos restaurants</SectionHeading>
        <RestaurantCard restaurant={restaurant} now={saturdayEvening} />
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(product.name)
    await expect(canvas.getByText(/végétarienne, bio et locale/)).toBeVisible()
    const foot = within(canvas.getByRole('contentinfo'))
    await expect(foot.getByText(/^© 2025 .* Tous droits réservés\.$/)).toBeVisible()
    const links = foot.getAllByRole('link').map((link) => link.textContent)
    await expect(links).toEqual(expect.arrayContaining(['Mentions légales', 'Confidentialité', 'Accessibilité']))
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Aller au contenu' })).toHaveFocus()
  },
})

export const Missing = meta.story({
  name: 'Page introuvable',
  args: {
    currentPath: '',
    children: (
      <PlainPage title="Page introuvable" drawing="empty-plate">
        <p>Cette adresse ne mène à rien. La page a peut-être été retirée.</p>
      </PlainPage>
    ),
  },
})

export const Form = meta.story({
  name: 'Formulaire sur sa feuille',
  args: {
    currentPath: '/login',
    children: (
      <FormPage
        title="Connexion"
        intro="Pour prendre les commandes, tenir la carte et suivre les réservations."
        drawing="leek"
        onSubmit={fn()}
        other={{ question: 'Pas encore de compte ?', label: 'Créer un compte', href: '#compte' }}
      >
        {null}
      </FormPage>
    ),
  },
})
