import type { Guide } from '@potager/storybook/guide'
import { longRestaurantName, longWord, overflowOf } from '@potager/storybook/long-texts'
import preview from '@potager/storybook/preview'
import { expect, within } from 'storybook/test'
import { ExceptionNotice, HoursTable, RoomList } from './HoursTable.tsx'
import { restaurant, saturdayEvening } from './site.fixtures.ts'

const meta = preview.meta({
  title: 'Composants/Site/Horaires et salles',
  id: 'composants-site-horaires',
  component: HoursTable,
  subcomponents: { RoomList, ExceptionNotice },
  args: {
    hours: { SUNDAY: { start: '11:30', end: '15:00' }, MONDAY: { start: '19:00', end: '02:00' } },
    now: saturdayEvening,
  },
  parameters: {
    guide: {
      use: [
        'Sur la page d’un restaurant : « HoursTable » pour la semaine, « RoomList » pour ses salles.',
        '« ExceptionNotice » : sous les horaires d’un restaurant : les jours qui ne les suivent pas, le plus proche d’abord.',
      ],
      avoid: [
        'Pour dire seulement si c’est ouvert, prenez « OpenBadge ».',
        'Pour saisir des horaires, prenez le formulaire de restaurant de la gestion.',
        '« ExceptionNotice » : pour un avis passager de la page, prendre « Notice ».',
      ],
      writing: [
        'Les jours en minuscules, de lundi à dimanche ; un jour sans horaires est « Fermé », une semaine sans aucun « Horaires non renseignés ».',
        'Une salle dit ses places et si elle se réserve : « 24 personnes », « Réservable ».',
        '« ExceptionNotice » : une phrase par exception, avec le jour de la semaine et la date entière.',
      ],
      accessibility: [
        'Les horaires sont un tableau dont chaque jour est l’en-tête de sa ligne.',
        'Le jour présent est dit en toutes lettres : « aujourd’hui ». Rien n’y prend le focus.',
        '« ExceptionNotice » : un repère nommé « Fermetures et horaires exceptionnels », lu avant sa liste.',
      ],
    } satisfies Guide,
  },
})

export const Week = meta.story({
  name: 'La semaine en français',
  tags: ['[RSD-03]'],
  play: async ({ canvasElement }) => {
    const rows = within(canvasElement).getAllByRole('row')
    await expect(rows.map((row) => row.textContent)).toEqual([
      'lundi19:00 – 02:00',
      'mardiFermé',
      'mercrediFermé',
      'jeudiFermé',
      'vendrediFermé',
      'samedi aujourd’huiFermé',
      'dimanche11:30 – 15:00',
    ])
  },
})

export const Untold = meta.story({
  name: 'Horaires non renseignés',
  args: { hours: {} },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Horaires non renseignés.')).toBeVisible()
    await expect(canvas.queryByRole('table')).toBeNull()
  },
})

export const Overseas = meta.story({
  name: 'Là où c’est déjà dimanche',
  tags: ['[ZON-02]'],
  args: { zone: 'Pacific/Wallis' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /aujourd’hui/ })).toHaveTextContent('dimanche')
  },
})

export const NarrowSunday = meta.story({
  name: 'Dimanche sur 320 px : « aujourd’hui » reste entier',
  args: { now: saturdayEvening + 24 * 3_600_000 },
  render: (args) => (
    <div style={{ width: 320 }}>
      <HoursTable {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('aujourd’hui').getClientRects()).toHaveLength(1)
    await expect(overflowOf(canvasElement)).toBe(0)
  },
})

const twice = { start: '12:00', end: '14:30', second: { start: '19:00', end: '22:30' } }

export const TwoServices = meta.story({
  name: 'Deux services par jour, au plus étroit',
  tags: ['[SVC-02]'],
  args: {
    hours: { MONDAY: twice, SUNDAY: { start: '12:00', end: '15:00' } },
    exceptions: [{ id: 'ouvert', from: '2026-11-25', to: '2026-11-25', hours: twice }],
  },
  render: (args) => (
    <div style={{ width: 288 }}>
      <HoursTable {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('row', { name: /^lundi/ })).toHaveTextContent('12:00 – 14:30 et 19:00 – 22:30')
    await expect(canvas.getByRole('row', { name: /^mercredi/ })).toHaveTextContent('12:00 – 14:30 et 19:00 – 22:30')
    await expect(overflowOf(canvasElement)).toBe(0)
  },
})

export const ExceptionalDays = meta.story({
  name: 'Deux jours exceptionnels dans la semaine',
  args: {
    exceptions: [
      { id: 'ferme', from: '2026-11-23', to: '2026-11-23', hours: null },
      { id: 'ouvert', from: '2026-11-25', to: '2026-11-25', hours: { start: '12:00', end: '15:00' } },
      { id: 'loin', from: '2026-11-29', to: '2026-11-29', hours: null },
    ],
  },
  play: async ({ canvasElement }) => {
    const rows = within(canvasElement).getAllByRole('row')
    await expect(rows[0]).toHaveTextContent('lundi19:00 – 02:00Ferméle 23/11/2026')
    await expect(rows[2]).toHaveTextContent('mercrediFermé12:00 – 15:00le 25/11/2026')
    await expect(rows[6]).toHaveTextContent('dimanche11:30 – 15:00')
  },
})

export const Rooms = meta.story({
  name: 'Salles de réunion',
  render: () => <RoomList rooms={restaurant.rooms} />,
  play: async ({ canvasElement }) => {
    const rooms = within(canvasElement).getAllByRole('listitem')
    await expect(rooms.map((room) => room.textContent)).toEqual([
      'Salle des Halles24 personnesRéservable',
      'La Réserve6 personnesNon réservable',
    ])
  },
})

export const NoRoom = meta.story({
  name: 'Aucune salle',
  render: () => <RoomList rooms={[]} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Aucune salle renseignée.')).toBeVisible()
  },
})

export const LongText = meta.story({
  name: 'Textes longs',
  render: () => (
    <RoomList
      rooms={[
        { id: 'r1', name: `${longRestaurantName} ${longWord}`, capacity: 1200, reservable: true },
        { id: 'r2', name: longRestaurantName, capacity: 1, reservable: false },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(overflowOf(canvasElement)).toBe(0)
  },
})

const closures = {
  exceptions: [
    { id: 'fete', from: '2026-12-31', to: '2026-12-31', hours: { start: '12:00', end: '15:00' } },
    { id: 'noel', from: '2026-12-25', to: '2026-12-25', hours: null, reason: 'Noël' },
    { id: 'hier', from: '2026-11-20', to: '2026-11-20', hours: null },
  ],
  now: saturdayEvening,
}

export const ToCome = meta.story({
  name: 'À venir, la plus proche d’abord',
  render: () => <ExceptionNotice {...closures} />,
  play: async ({ canvasElement }) => {
    const said = within(canvasElement).getAllByRole('listitem')
    await expect(said.map(({ textContent }) => textContent)).toEqual([
      'Fermé exceptionnellement le vendredi 25 décembre 2026 (Noël).',
      'Horaires exceptionnels le jeudi 31 décembre 2026\u00a0: 12:00 – 15:00.',
    ])
  },
})

export const ClosuresOverseas = meta.story({
  name: 'Là où c’est encore hier',
  tags: ['[ZON-02]'],
  render: () => <ExceptionNotice {...closures} now={saturdayEvening - 14 * 3_600_000} zone={'Pacific/Tahiti'} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
  },
})

export const NoClosures = meta.story({
  name: 'Rien à annoncer',
  render: () => <ExceptionNotice {...closures} exceptions={[]} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('complementary')).toBeNull()
  },
})
