import { expect, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { HoursTable } from './HoursTable.tsx'
import { RoomList } from './RoomList.tsx'
import { restaurant, saturdayEvening } from './site.fixtures.ts'

const meta = preview.meta({
  title: 'Composants/Site/Horaires et salles',
  id: 'composants-site-horaires',
  component: HoursTable,
  args: {
    hours: { SUNDAY: { start: '11:30', end: '15:00' }, MONDAY: { start: '19:00', end: '02:00' } },
    now: saturdayEvening,
  },
})

export const Week = meta.story({
  name: 'La semaine en français [RSD-03]',
  play: async ({ canvasElement }) => {
    const rows = within(canvasElement).getAllByRole('row')
    await expect(rows.map((row) => row.textContent)).toEqual([
      'lundi19:00 – 02:00',
      'mardiFermé',
      'mercrediFermé',
      'jeudiFermé',
      'vendrediFermé',
      'samediaujourd’huiFermé',
      'dimanche11:30 – 15:00',
    ])
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
