import type { Guide } from '@potager/storybook/guide'
import { longText, longWord, overflowOf } from '@potager/storybook/long-texts'
import preview from '@potager/storybook/preview'
import { expect, within } from 'storybook/test'
import { PageTitle, SectionHeading } from './Headings.tsx'

const meta = preview.meta({
  title: 'Composants/Site/Titres',
  id: 'composants-site-titres',
  component: PageTitle,
  subcomponents: { SectionHeading },
  args: { children: 'Nos menus', intro: 'Ce qui pousse en ce moment, et ce que nous en faisons.' },
  parameters: {
    guide: {
      use: ['« PageTitle » une fois par page publique ; « SectionHeading » pour chacune de ses parties.'],
      avoid: [
        'Dans la gestion, prenez « ScreenHeading », qui porte aussi les nombres et les actions.',
        'Pour l’accueil, « Hero » porte déjà le titre de la page.',
      ],
      writing: ['Un titre court, sans point : « Nos menus ».', 'L’introduction est une phrase entière.'],
      accessibility: [
        'Un titre de niveau 1 par page, puis des titres de niveau 2 ; le trait sous un titre n’est pas lu.',
        'L’identifiant d’une partie permet d’y mener par un lien.',
      ],
    } satisfies Guide,
  },
})

export const Nominal = meta.story({
  name: 'Titre et introduction',
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1, name: 'Nos menus' })).toBeVisible()
  },
})

export const Alone = meta.story({
  name: 'Titre seul',
  render: () => <PageTitle>Page introuvable</PageTitle>,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('p')).toBeNull()
  },
})

export const Section = meta.story({
  name: 'Titre d’une partie',
  render: (args) => (
    <>
      <PageTitle {...args} />
      <SectionHeading id="desserts">Desserts</SectionHeading>
    </>
  ),
  play: async ({ canvasElement }) => {
    const section = within(canvasElement).getByRole('heading', { level: 2, name: 'Desserts' })
    await expect(section).toHaveAttribute('id', 'desserts')
  },
})

export const LongText = meta.story({
  name: 'Textes longs',
  args: { children: `La carte ${longWord} des quatre saisons`, intro: longText },
  play: async ({ canvasElement }) => {
    await expect(overflowOf(canvasElement)).toBe(0)
  },
})
