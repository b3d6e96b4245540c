import { formatPhone } from '@potager/domain/format'
import { createMeetingRoom, updateMeetingRoom } from '@potager/domain/meeting-room'
import { backOfficeMessages as texts, weekdayLabels, consoleMessages as words } from '@potager/domain/messages'
import {
  addressLine,
  draftFieldOf,
  type MeetingRoom,
  postalAddress,
  type Restaurant,
  type RestaurantDraft,
  toDayHours,
  updateRestaurant,
} from '@potager/domain/restaurant'
import { restaurantError } from '@potager/domain/wire'
import { RestaurantForm } from '@potager/ui/restaurant'
import { toast } from '@potager/ui/toast'
import { useState } from 'react'
import { useCreation } from '../../app/useCreation.ts'
import { useLeaveGuard } from '../../app/useLeaveGuard.tsx'
import { ExceptionsSection } from '../../restaurants/ExceptionsSection.tsx'
import { featuresOf } from '../../restaurants/restaurantColumns.ts'
import { useMayEdit } from '../../restaurants/useMayEdit.ts'
import { api } from '../../services.ts'
import type { Description } from '../description.ts'
import { recordPage } from '../RecordPage.tsx'

const { columns } = texts

function sameRoom(a: MeetingRoom, b: MeetingRoom): boolean {
  return a.name === b.name && a.capacity === b.capacity && a.reservable === b.reservable
}

/** Saves the rooms that are new or changed; those of before come first and stay in their order. */
async function saveRooms(
  { id: restaurantId, rooms: before }: Restaurant,
  rooms: readonly MeetingRoom[],
): Promise<void> {
  for (const [index, { name, capacity, reservable }] of rooms.entries()) {
    const known = before[index]
    const room = { restaurantId, name, capacity, reservable }
    if (!known?.id) await api.send(createMeetingRoom, room)
    else if (!sameRoom(known, room))
      await api.send(updateMeetingRoom, { ...room, id: known.id, version: known.version ?? 1 })
  }
}

function Edit({ row, onDone }: { row: Restaurant; onDone: () => void }) {
  const { setDirty, release } = useLeaveGuard()
  const [wanted, setWanted] = useState<readonly MeetingRoom[]>([])
  const { send, submitting, serverErrors } = useCreation(updateRestaurant, {
    refusal: restaurantError,
    fieldOf: draftFieldOf,
    onCreated: () => {
      release()
      saveRooms(row, wanted)
        .then(
          () => toast.success(words.saved),
          (error: unknown) => toast.error(error instanceof Error ? error.message : words.notFound),
        )
        .finally(onDone)
    },
  })
  const save = ({ rooms, ...edit }: RestaurantDraft) => {
    setWanted(rooms)
    send({ ...edit, id: row.id, version: row.version ?? 1 })
  }
  return (
    <>
      <RestaurantForm
        restaurant={row}
        submitting={submitting}
        serverErrors={serverErrors}
        onSubmit={save}
        onCancel={onDone}
        onDirty={setDirty}
      />
    </>
  )
}

const hoursOf = ({ openingHours }: Restaurant) =>
  toDayHours(openingHours)
    .map(({ day, start, end }) => `${weekdayLabels[day]} ${start} – ${end}`)
    .join('\n')
const roomsOf = ({ rooms }: Restaurant) => rooms.map(({ name, capacity }) => `${name} (${capacity})`).join('\n')

const description: Description<Restaurant> = {
  name: 'restaurants',
  resource: 'restaurants',
  call: 'listMyRestaurants',
  audited: 'restaurant',
  count: texts.restaurantCount,
  perPage: 25,
  sort: { field: 'name', order: 'ASC' },
  columns: [],
  filters: [],
  summary: { secondary: ({ address }) => addressLine(address), end: ({ seats }) => seats },
  nameOf: ({ name }) => name,
  facts: (restaurant) => [
    [columns.address, postalAddress(restaurant.address)],
    [words.columns.contact, restaurant.phone && formatPhone(restaurant.phone)],
    [words.columns.description, restaurant.description],
    [columns.seats, restaurant.seats],
    [columns.printers, restaurant.printers],
    [columns.features, featuresOf(restaurant)],
    [columns.rooms, roomsOf(restaurant)],
    [words.columns.hoursOfWeek, hoursOf(restaurant)],
  ],
  actions: [],
  Edit,
  useMayEdit,
  More: ExceptionsSection,
}

export const RecordPage = recordPage(description)
