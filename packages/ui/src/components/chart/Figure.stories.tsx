import type { Guide } from '@potager/storybook/guide'
import preview from '@potager/storybook/preview'
import { expect, within } from 'storybook/test'
import { Figure, Figures } from './Figure.tsx'

const meta = preview.meta({
  title: 'Composants/Chatbot/Chiffres',
  id: 'composants-chatbot-chiffres',
  component: Figure,
  subcomponents: { Figures },
  args: {
    label: 'Diagnostics',
    value: '1 284',
    trend: { direction: 'up' as const, amount: 12.5, unit: 'percent' as const },
  },
  render: (args) => (
    <Figures label="Chiffres de la période">
      <Figure {...args} />
    </Figures>
  ),
  parameters: {
    guide: {
      use: [
        'En tête des écrans du chatbot, pour quatre chiffres au plus, côte à côte.',
        'Quand un chiffre se lit mieux avec ce sur quoi il repose et son évolution depuis la période précédente.',
      ],
      avoid: [
        'Pour les compteurs d’un service en salle, prendre la carte de chiffre : elle n’a pas d’évolution.',
        'Pour une liste de faits, prendre une liste de noms et de valeurs dans un panneau.',
      ],
      writing: [
        'Un nom court, puis le chiffre déjà écrit à la française : « 1 284 », « 87,5 % ».',
        'L’indication dit la base : « objectif 80 % atteint », « 12 sur 40 ». Sans donnée, « -- » et non zéro.',
      ],
      accessibility: [
        'Chaque chiffre est un nom et sa valeur dans une liste de définitions, réunie sous un nom.',
        'L’évolution se lit en mots, « hausse de 12,5 % par rapport à la période précédente » : la flèche et la teinte ne font que répéter.',
        'En attente, la carte garde sa taille et se dit occupée.',
      ],
    } satisfies Guide,
  },
})

const values = (canvasElement: HTMLElement) => within(canvasElement).getAllByRole('definition')

export const Nominal = meta.story({
  name: 'Un chiffre qui monte',
  play: async ({ canvasElement }) => {
    await expect(values(canvasElement)[0]).toHaveTextContent(/1 284.*12,5/)
    await expect(values(canvasElement)[0]).toHaveTextContent('par rapport à la même durée juste avant')
  },
})

export const Row = meta.story({
  name: 'Hausse, baisse et stabilité, souhaitées ou non',
  render: () => (
    <Figures label="Chiffres de la période">
      <Figure label="Diagnostics" value="1 284" trend={{ direction: 'up', amount: 12.5, unit: 'percent' }} />
      <Figure label="Taux de précision" value="87,5 %" trend={{ direction: 'down', amount: 2, unit: 'points' }} />
      <Figure
        label="Signalements à traiter"
        value="37"
        hint="toutes périodes"
        wanted="down"
        trend={{ direction: 'up', amount: 8, unit: 'percent' }}
      />
      <Figure label="Races" value="14" trend={{ direction: 'same', amount: 0, unit: 'percent' }} />
    </Figures>
  ),
  play: async ({ canvasElement }) => {
    const marks = values(canvasElement).map((value) => value.querySelector('path')?.getAttribute('d'))
    // The direction is an icon; a tint shows whether it is good.
    await expect(new Set(marks).size).toBe(3)
    await expect(marks[0]).toBe(marks[2])
  },
})

export const Awaited = meta.story({
  name: 'En attente, à la même taille',
  render: (args) => (
    <Figures label="Chiffres de la période">
      <Figure {...args} />
      <Figure label="Taux de précision" value={null} />
    </Figures>
  ),
  play: async ({ canvasElement }) => {
    const [known, awaited] = values(canvasElement)
    await expect(awaited).toHaveAttribute('aria-busy', 'true')
    await expect(awaited?.parentElement?.offsetHeight).toBe(known?.parentElement?.offsetHeight)
  },
})

export const Long = meta.story({
  name: 'Un nom et une indication longs',
  args: {
    label: 'Race la plus souvent examinée sur la période',
    value: 'Labrador retriever',
    hint: 'données insuffisantes pour dire une tendance : 3 sessions sur 1 284',
    trend: null,
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})
