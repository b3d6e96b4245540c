import type { Guide } from '@potager/storybook/guide'
import preview from '@potager/storybook/preview'
import { onPhone } from '@potager/storybook/screen-stories'
import { expect, within } from 'storybook/test'
import { analyticsFor } from './analytics/analytics.fixtures.ts'
import { DataStart } from './DataStart.tsx'

const meta = preview.meta({
  title: 'Composants/Chatbot/Début des données',
  id: 'composants-chatbot-debut-des-donnees',
  component: DataStart,
  args: { analytics: analyticsFor(30, { perDay: (day) => (day < 40 ? 0 : 4) }) },
  parameters: {
    guide: {
      use: [
        'Au-dessus des chiffres d’une période, quand les données commencent dans la période ou dans celle d’avant.',
        'Elle disparaît d’elle-même dès que les deux périodes sont couvertes.',
      ],
      avoid: [
        'Tant que les sessions sont encore lues ici : prenez « ReadingNote », qui dit combien le sont.',
        'Pour une période vide : l’écran dit déjà qu’elle ne contient aucune session.',
      ],
      writing: [
        'La phrase donne le jour, puis ce qui manque : « Les données commencent le 02/11/2026 : rien n’est compté avant ce jour ».',
      ],
      accessibility: ['C’est un paragraphe : il se lit à sa place, avant les chiffres, sans rien interrompre.'],
    } satisfies Guide,
  },
})

export const InThePeriod = meta.story({
  name: 'Dans la période',
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^Les données commencent le 02\/11\/2026/)).toBeVisible()
  },
})

export const Before = meta.story({
  name: 'Dans la période d’avant',
  args: { analytics: analyticsFor(30, { perDay: (day) => (day < 20 ? 0 : 3) }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^Pas d’évolution/)).toBeVisible()
  },
})

export const Covered = meta.story({
  name: 'Deux périodes couvertes : rien à dire',
  args: { analytics: analyticsFor(30) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('p')).toBeNull()
  },
})

export const Phone = meta.story({ name: 'Téléphone', globals: onPhone })
