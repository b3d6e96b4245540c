import { product } from '@potager/domain/config'
import { productMessages } from '@potager/domain/messages'
import type { Guide } from '@potager/storybook/guide'
import { tabStops } from '@potager/storybook/keyboard'
import { longText, longWord, overflowOf } from '@potager/storybook/long-texts'
import preview from '@potager/storybook/preview'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { NavLinkProps } from '../components/navigation/index.ts'
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
  subcomponents: { FormPage, Hero, PlainPage },
  parameters: {
    page: true,
    guide: {
      use: [
        'Autour de chaque page publique : lien d’évitement, navigation, contenu, pied.',
        'À l’intérieur : « FormPage » pour un formulaire sur sa feuille, « PlainPage » pour une page qui ne dit qu’une chose, « Hero » et « SectionHeading » pour l’accueil.',
      ],
      avoid: [
        'Dans la gestion, qui a son propre cadre avec le menu de zone.',
        'Deux fois sur une page : il n’y a qu’un contenu principal.',
      ],
      writing: [
        'Une page a un titre de niveau 1, qui dit où l’on est : « Connexion », « Page introuvable ».',
        'L’introduction d’un formulaire dit à quoi il sert, en une phrase.',
      ],
      accessibility: [
        'Le premier arrêt du clavier est « Aller au contenu ».',
        'Le contenu peut recevoir le focus ; la navigation et les liens du pied sont deux repères nommés.',
        'Un formulaire revenu en erreur le dit par une alerte en tête de la feuille.',
      ],
    } satisfies Guide,
  },
  args: { signedIn: false, currentPath: '/', signingOut: false, onSignOut: fn(), children: null },
})

export const Home = meta.story({
  name: 'Accueil',
  tags: ['[HOM-01]', '[HOM-02]', '[HOM-04]', '[HOM-15]'],
  args: {
    children: (
      <>
        <Hero title={productMessages.welcome} tagline={productMessages.tagline} />
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

/** As a router's link would: every address of ours begins with a stranger's own. */
const Elsewhere = ({ href, ...props }: NavLinkProps) => <a href={`/chez-moi${href}`} {...props} />

export const OwnAddresses = meta.story({
  name: 'Chez un autre : ses liens à lui',
  args: { link: Elsewhere },
  play: async ({ canvas }) => {
    const places = [canvas.getByRole('contentinfo'), canvas.getByRole('navigation', { name: 'Navigation principale' })]
    for (const place of places) {
      const links = within(place).getAllByRole('link', { hidden: true })
      await expect(links.length).toBeGreaterThan(2)
      for (const link of links) await expect(link.getAttribute('href')).toMatch(/^\/chez-moi\//)
    }
  },
})

export const Aligned = meta.story({
  name: 'Écran large : la navigation commence et finit où le contenu le fait',
  globals: { viewport: { value: 'laptop', isRotated: false } },
  args: { children: <Hero title={productMessages.welcome} tagline={productMessages.tagline} /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const brand = canvas.getByRole('link', { name: 'Potager' }).getBoundingClientRect()
    const title = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect()
    await expect(title.left).toBeGreaterThan(60)
    await expect(brand.left).toBe(title.left)
    const foot = canvas.getByText(/Tous droits réservés/).getBoundingClientRect()
    await expect(foot.left).toBe(title.left)
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

export const FormWithHelp = meta.story({
  name: 'Formulaire, et une réponse repliée dessous',
  args: {
    currentPath: '/login',
    children: (
      <FormPage
        title="Connexion"
        intro="Pour prendre les commandes, tenir la carte et suivre les réservations."
        drawing="leek"
        help={{ question: 'Mot de passe oublié ?', answer: <p>Demandez un lien à un administrateur.</p> }}
        onSubmit={fn()}
        other={{ question: 'Pas encore de compte ?', label: 'Créer un compte', href: '#compte' }}
      >
        {null}
      </FormPage>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const answer = canvas.getByText('Demandez un lien à un administrateur.')
    await expect(answer).not.toBeVisible()
    await userEvent.click(canvas.getByText('Mot de passe oublié ?'))
    await expect(answer).toBeVisible()
  },
})

export const Returned = meta.story({
  name: 'Formulaire revenu en erreur, et textes longs',
  args: {
    currentPath: '/login',
    children: (
      <FormPage
        title="Connexion à l’espace de gestion des restaurants du groupe"
        intro={longText.slice(0, 180)}
        drawing="leek"
        problem={`${longText.slice(0, 180)} ${longWord}`}
        onSubmit={fn()}
        other={{ question: 'Pas encore de compte ?', label: 'Créer un compte', href: '#compte' }}
      >
        {null}
      </FormPage>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Sans gluten')
    await expect(overflowOf(canvasElement)).toBe(0)
  },
})

export const KeyboardOrder = meta.story({
  name: 'Clavier : éviter la navigation',
  globals: { viewport: { value: 'laptop', isRotated: false } },
  args: { children: <a href="#restaurant">Voir le restaurant</a> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await tabStops(1)).toEqual(['Aller au contenu'])
    const main = canvas.getByRole('main')
    await expect(document.activeElement).toHaveAttribute('href', `#${main.id}`)
    await expect(main).toHaveAttribute('tabindex', '-1')
    const stops = await tabStops(8)
    const content = stops.indexOf('Voir le restaurant')
    await expect(stops.slice(0, content)).toEqual(['Potager', 'Accueil', 'Menus', 'Connexion', 'Créer un compte'])
    await expect(within(canvas.getByRole('contentinfo')).getAllByRole('link')).toContain(document.activeElement)
  },
})
