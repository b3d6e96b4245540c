import type { Guide } from '@potager/storybook/guide'
import preview from '@potager/storybook/preview'
import { expect, within } from 'storybook/test'
import { ExceptionNotice } from './ExceptionNotice.tsx'
import { saturdayEvening } from './site.fixtures.ts'

const meta = preview.meta({
  title: 'Composants/Site/Fermetures à venir',
  id: 'composants-site-fermetures',
  component: ExceptionNotice,
  args: {
    exceptions: [
      { id: 'fete', from: '2026-12-31', to: '2026-12-31', hours: { start: '12:00', end: '15:00' } },
      { id: 'noel', from: '2026-12-25', to: '2026-12-25', hours: null, reason: 'Noël' },
      { id: 'hier', from: '2026-11-20', to: '2026-11-20', hours: null },
    ],
    now: saturdayEvening,
  },
  parameters: {
    guide: {
      use: ['Sous les horaires d’un restaurant : les jours qui ne les suivent pas, le plus proche d’abord.'],
      avoid: ['Pour un avis passager de la page, prendre « Notice ».'],
      writing: ['Une phrase par exception, avec le jour de la semaine et la date entière.'],
      accessibility: ['Un repère nommé « Fermetures et horaires exceptionnels », lu avant sa liste.'],
    } satisfies Guide,
  },
})

export const ToCome = meta.story({
  name: 'À venir, la plus proche d’abord',
  play: async ({ canvasElement }) => {
    const said = within(canvasElement).getAllByRole('listitem')
    await expect(said.map(({ textContent }) => textContent)).toEqual([
      'Fermé exceptionnellement le vendredi 25 décembre 2026 (Noël).',
      'Horaires exceptionnels le jeudi 31 décembre 2026\u00a0: 12:00 – 15:00.',
    ])
  },
})

export const Overseas = meta.story({
  name: 'Là où c’est encore hier',
  tags: ['[ZON-02]'],
  args: { now: saturdayEvening - 14 * 3_600_000, zone: 'Pacific/Tahiti' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
  },
})

export const None = meta.story({
  name: 'Rien à annoncer',
  args: { exceptions: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('complementary')).toBeNull()
  },
})
