import { useLoadedWrites, useProvider } from '@potager/admin-kit/data'
import {
  restaurantFormMessages as form,
  restaurantFieldLabels,
  consoleMessages as words,
} from '@potager/domain/messages'
import {
  draftFieldOf,
  type OpeningHours,
  type Restaurant,
  type RestaurantDraft,
  readTypedWeek,
  restaurantError,
  updateRestaurant,
  zoneOf,
} from '@potager/domain/restaurant'
import { addDays, todayIn } from '@potager/domain/time'
import type { ServerErrors } from '@potager/ui/input'
import { AffectedBookings, RestaurantForm } from '@potager/ui/restaurant'
import { toast } from '@potager/ui/toast'
import { useRef, useState } from 'react'
import { EditSection, saysSame, useEditing, useOpened } from '../../console/editing.tsx'
import { linkToBooking, useAffected } from '../../pages/restaurant/affectedBookings.tsx'
import { useCreation } from '../../platform/data/useCreation.ts'
import { useRecords } from '../../platform/data/useRecords.ts'
import { supports } from '../../platform/services.ts'
import { useNow } from '../../platform/time/clock.ts'
import { mergeRestaurant, type RoomFailure, restaurantDraftOf, saveRooms, typedDraft } from './restaurantEdit.ts'

const labels: Record<keyof RestaurantDraft, string> = {
  name: restaurantFieldLabels.name,
  seats: form.seats,
  printers: form.printers,
  features: restaurantFieldLabels.features,
  address: restaurantFieldLabels.address,
  openingHours: restaurantFieldLabels.hours,
  rooms: form.rooms,
  phone: restaurantFieldLabels.phone,
  description: restaurantFieldLabels.description,
}

const opening = {
  draftOf: restaurantDraftOf,
  merge: mergeRestaurant,
}

type RestaurantEdit = Omit<RestaurantDraft, 'rooms'>

/** As far as bookings are read, at most what the call lists. */
const DAYS_AHEAD = 365

/** The typed week where it differs from the record's, as a change of hours from today on. */
function useWeek(known: Restaurant) {
  const [openingHours, setWeek] = useState<OpeningHours | null>(null)
  const today = todayIn(zoneOf(known.address), useNow())
  const changed = openingHours !== null && !saysSame(openingHours, known.openingHours)
  const affected = useAffected(
    known,
    changed ? { from: today, to: addDays(today, DAYS_AHEAD), after: { ...known, openingHours } } : null,
  )
  const onTyped = (week: OpeningHours | null) => setWeek((before) => (saysSame(before, week) ? before : week))
  return { affected, onTyped }
}

/** Edits a restaurant in its record page, then its rooms; closes once all are saved. */
export function EditRestaurant({ row, onClose }: { row: Restaurant; onClose: () => void }) {
  const { turn, known, start, changed, onTyped, saved, readAgain } = useOpened('restaurants', row, opening)
  const editing = useEditing(onClose, turn > 0)
  const wanted = useRef(start)
  const week = useWeek(known)
  const rooms = useRooms(saved, (failure) => {
    if (failure) {
      // The user corrects a validation error in the form as it stands: only other errors reload the record.
      if (failure.error.status < 400 || failure.error.status > 499 || failure.error.status === 409) readAgain()
      return
    }
    editing.saved()
    toast.success(words.saved)
    onClose()
  })
  const { update } = useRecords<Restaurant>('restaurants')
  const write = (edit: RestaurantEdit) => update(known, edit)
  const { send, submitting, serverErrors } = useCreation(write, {
    refusal: restaurantError,
    fieldOf: draftFieldOf,
    onCreated: (restaurant) => {
      // Rooms are paired with those the form was opened with: others may have been added since.
      const now = { ...restaurant, rooms: known.rooms }
      saved(now)
      rooms.save(now, wanted.current.rooms)
    },
    onRefused: ({ status }) => {
      if (status === 409) readAgain()
    },
  })
  const save = (typed: RestaurantDraft) => {
    const { rooms: _, ...edit } = typed
    wanted.current = typed
    rooms.forget()
    send(edit)
  }
  return (
    <EditSection key={turn} changed={changed.map((field) => labels[field])}>
      {editing.question}
      <RestaurantForm
        // Saved rooms stay in the form while others are refused.
        restaurant={
          known.rooms.length > start.rooms.filter(({ id }) => id).length ? { ...start, rooms: known.rooms } : start
        }
        numberless
        restored={{
          found: null,
          onTyped: (values) => {
            onTyped(typedDraft(values))
            week.onTyped(readTypedWeek(values.hours))
          },
        }}
        consequences={week.affected && <AffectedBookings of="week" affected={week.affected} linkTo={linkToBooking} />}
        twoServices={supports(updateRestaurant, 'openingHours2')}
        submitting={submitting || rooms.saving}
        serverErrors={rooms.errors ?? serverErrors}
        onSubmit={save}
        onCancel={editing.cancel}
        onDirty={editing.onDirty}
      />
    </EditSection>
  )
}

function useRooms(onSaved: (restaurant: Restaurant) => void, onSettled: (failure: RoomFailure | null) => void) {
  const dataProvider = useProvider()
  useLoadedWrites('meeting-rooms')
  const [saving, setSaving] = useState(false)
  const [errors, setErrors] = useState<ServerErrors | null>(null)

  async function save(restaurant: Restaurant, rooms: RestaurantDraft['rooms']) {
    setSaving(true)
    const failure = await saveRooms(dataProvider, restaurant, rooms, onSaved)
    setSaving(false)
    setErrors(failure && toldAtRoom(failure))
    onSettled(failure)
  }
  return {
    save: (...wanted: Parameters<typeof save>) => void save(...wanted),
    saving,
    errors,
    forget: () => setErrors(null),
  }
}

/** Toasts why a room was refused, and returns the errors by form field. */
function toldAtRoom({ index, error }: RoomFailure): ServerErrors {
  const { fields, message } = restaurantError(error.body)
  toast.error(error.status === 0 ? error.message : message)
  return Object.fromEntries(
    Object.entries(fields).map(([field, text]) => [`rooms.${index}.${draftFieldOf(field)}`, text]),
  )
}
