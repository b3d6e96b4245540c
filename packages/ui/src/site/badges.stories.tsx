import type { Guide } from '@potager/storybook/guide'
import { longWord, overflowOf } from '@potager/storybook/long-texts'
import preview from '@potager/storybook/preview'
import { expect, within } from 'storybook/test'
import { FeatureBadges, OpenBadge } from './badges.tsx'
import { evenings, saturdayAt } from './site.fixtures.ts'

const meta = preview.meta({
  title: 'Composants/Site/Ouvert ou fermé, particularités',
  id: 'composants-site-ouvert',
  component: OpenBadge,
  subcomponents: { FeatureBadges },
  args: { hours: { SATURDAY: evenings }, now: saturdayAt('20:00') },
  parameters: {
    guide: {
      use: [
        'Sur une carte ou une page de restaurant : peut-on y aller maintenant, et jusqu’à quand.',
        '« FeatureBadges » : pour ce qu’offre un restaurant, sur sa carte et sur sa page.',
      ],
      avoid: [
        'Pour toute la semaine, prenez « HoursTable ».',
        'Pour une réservation : un restaurant fermé maintenant se réserve pour plus tard.',
        '« FeatureBadges » : pour un état qui change, prenez « StatusChip » ou « OpenBadge ».',
        'Pour filtrer : ces pastilles ne se pressent pas.',
      ],
      writing: [
        'Deux temps séparés d’un point : « Ouvert · ferme à 22:30 », « Fermé · ouvre demain à 19:00 ».',
        'Sans horaires renseignés, rien : « Fermé » serait inventé.',
        '« FeatureBadges » : le code du serveur, ses soulignés devenus des espaces : « WIFI HAUT DEBIT ».',
        'Un restaurant qui ne dit rien n’affiche rien, pas même un titre.',
      ],
      accessibility: [
        'Le mot dit tout ; la couleur le répète.',
        'L’heure est celle du restaurant, quel que soit l’appareil. Rien n’y prend le focus.',
        '« FeatureBadges » : c’est une liste, annoncée comme telle.',
        'Rien n’y prend le focus.',
      ],
    } satisfies Guide,
  },
})

const says = (text: string) => async (context: { canvasElement: HTMLElement }) => {
  await expect(within(context.canvasElement).getByText(text)).toBeVisible()
}

export const Open = meta.story({ name: 'Ouvert', play: says('Ouvert · ferme à 22:30') })
export const Later = meta.story({
  name: 'Ouvre plus tard dans la journée',
  args: { now: saturdayAt('10:00') },
  play: says('Fermé · ouvre à 19:00'),
})
export const Tomorrow = meta.story({
  name: 'Ouvre demain',
  args: { hours: { SUNDAY: evenings } },
  play: says('Fermé · ouvre demain à 19:00'),
})
export const AnotherDay = meta.story({
  name: 'Ouvre un autre jour',
  args: { hours: { TUESDAY: evenings } },
  play: says('Fermé · ouvre mardi à 19:00'),
})
export const PastMidnight = meta.story({
  name: 'Ouvert après minuit',
  args: { hours: { FRIDAY: { start: '19:00', end: '02:00' } }, now: saturdayAt('01:00') },
  play: says('Ouvert · ferme à 02:00'),
})
export const Overseas = meta.story({
  name: 'À l’heure de La Réunion',
  tags: ['[ZON-02]'],
  args: { hours: { SATURDAY: { start: '12:00', end: '15:00' } }, zone: 'Indian/Reunion', now: saturdayAt('09:30') },
  play: says('Ouvert · ferme à 15:00'),
})
export const FarAway = meta.story({
  name: 'Fermé pour plus d’une semaine',
  args: { exceptions: [{ id: 'conges', from: '2026-11-21', to: '2026-12-04', hours: null }] },
  play: says('Fermé · ouvre le 05/12/2026 à 19:00'),
})
export const Untold = meta.story({
  name: 'Horaires non renseignés : rien n’est dit',
  args: { hours: {} },
  play: ({ canvas }) => expect(canvas.queryByText(/Ouvert|Fermé/)).toBeNull(),
})
export const Never = meta.story({
  name: 'Fermé, rien de prévu',
  args: { hours: {}, exceptions: [{ id: 'fete', from: '2026-11-14', to: '2026-11-14', hours: evenings }] },
  play: says('Fermé'),
})
export const FarAwayOverseas = meta.story({
  name: 'Fermé pour longtemps, là où c’est déjà demain',
  tags: ['[ZON-02]'],
  args: {
    exceptions: [{ id: 'conges', from: '2026-11-21', to: '2026-12-04', hours: null }],
    zone: 'Pacific/Noumea',
    now: saturdayAt('20:00'),
  },
  play: says('Fermé · ouvre le 05/12/2026 à 19:00'),
})

const told = { features: ['WIFI_HAUT_DEBIT', 'PLATEAUX_LIVRABLE'] }

export const Features = meta.story({
  name: 'Codes lisibles',
  render: () => <FeatureBadges {...told} />,
  play: async ({ canvasElement }) => {
    const items = within(canvasElement).getAllByRole('listitem')
    await expect(items.map((item) => item.textContent)).toEqual(['WIFI HAUT DEBIT', 'PLATEAUX LIVRABLE'])
  },
})

export const FeaturesTwice = meta.story({
  name: 'Dite deux fois : montrée une',
  render: () => <FeatureBadges {...told} features={['TERRASSE', 'WIFI_HAUT_DEBIT', 'TERRASSE']} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText('TERRASSE')).toHaveLength(1)
  },
})

export const NoFeatures = meta.story({
  name: 'Aucune : rien ne s’affiche',
  render: () => <FeatureBadges {...told} features={[]} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('list')).toBeNull()
  },
})

export const LongFeatures = meta.story({
  name: 'Textes longs',
  render: () => (
    <FeatureBadges
      {...told}
      features={['ACCES_FAUTEUIL_ROULANT_PAR_LA_COUR_DU_FOND', longWord.toUpperCase(), 'TERRASSE']}
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(overflowOf(canvasElement)).toBe(0)
  },
})
