import { type KeptTimes, unknownTimes } from '@potager/domain/config'
import preview from '@potager/storybook/preview'
import { expect, within } from 'storybook/test'
import { App } from '../App.tsx'
import type { PageState } from '../page.ts'
import { AboutPage } from './AboutPage.tsx'
import { MissingPage } from './MissingPage.tsx'
import { ReviewRulesPage } from './ReviewRulesPage.tsx'
import { pageOverflow } from './story-page.ts'

const about = (topic: PageState<'about'>['topic'], kept: KeptTimes = unknownTimes): PageState<'about'> => ({
  name: 'about',
  topic,
  publisher: { name: 'Potager SAS', email: 'bonjour@potager.example' },
  kept,
})

const meta = preview.meta({
  title: 'Écrans/Site/Pages à lire',
  id: 'ecrans-pages-a-lire',
  component: AboutPage,
  parameters: { page: true },
  args: { state: about('legal'), signedIn: false },
  decorators: [
    (Story) => (
      <App name="about">
        <Story />
      </App>
    ),
  ],
})

export const Legal = meta.story({
  name: 'Mentions légales : ce qui n’est pas renseigné le dit',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Mentions légales')
    await expect(canvas.getByText('Potager SAS')).toBeVisible()
  },
})

export const Privacy = meta.story({
  name: 'Confidentialité, la plus longue',
  args: { state: about('privacy', { consultationDays: 90, customerYears: 3 }) },
  play: async ({ canvasElement }) => {
    await expect(pageOverflow(canvasElement)).toBe(0)
  },
})

export const Accessibility = meta.story({ name: 'Accessibilité', args: { state: about('accessibility') } })

export const ReviewRules = meta.story({
  name: 'Avis : règles de publication',
  render: () => <ReviewRulesPage state={{ name: 'reviewRules', notices: true }} signedIn={false} />,
})

export const Missing = meta.story({
  name: 'Page introuvable',
  render: () => <MissingPage />,
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'))
    await expect(main.getByRole('link')).toHaveAttribute('href', '/')
  },
})

export const Phone = meta.story({
  name: 'Téléphone',
  globals: { viewport: { value: 'phone', isRotated: false } },
})
