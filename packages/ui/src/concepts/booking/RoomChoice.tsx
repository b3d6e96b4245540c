import { countAvailable, type RoomForPeriod } from '@potager/domain/meeting-room'
import { roomMessages as rooms, bookingFormMessages as words } from '@potager/domain/messages'
import { useId } from 'react'
import { ErrorState } from '../../components/feedback/index.ts'
import { classNames, type RootProps } from '../../foundations/root/index.ts'
import css from './booking-fields.module.css'

export type RoomChoiceProps = {
  /** Every room with its availability for the period: loading (null), failed, or loaded. */
  rooms: { items: readonly RoomForPeriod[] | null; failure?: string | undefined; onRetry: () => void }
  /** Id of the room, '' for none. */
  value: string
  /** Offers « Tout le restaurant » first, for bookings that may take it. */
  wholeRestaurant?: boolean
  required?: boolean
  error?: string | undefined
  onChange: (roomId: string) => void
} & RootProps<HTMLFieldSetElement>

const states = {
  available: rooms.available,
  occupied: rooms.occupied,
  'not-reservable': rooms.notReservable,
} as const

/** The rooms of a restaurant for a period: how many are free, and which to book (AMB-28). */
export function RoomChoice(props: RoomChoiceProps) {
  const { rooms: list, value, wholeRestaurant = false, required = false, error, onChange, className, ref } = props
  const listed = list.items
  const name = useId()
  const available = listed ? countAvailable(listed) : 0
  return (
    <fieldset
      ref={ref}
      className={classNames(css.choice, className)}
      aria-describedby={`${name}-below`}
      data-invalid={error !== undefined}
    >
      <legend>
        {words.rooms}
        {required && <span aria-hidden="true"> *</span>}
      </legend>
      <p className={css.count} role="status">
        {(listed || !list.failure) && countLine(listed, available)}
      </p>
      {list.failure && !listed && <ErrorState message={list.failure} onRetry={list.onRetry} />}
      <div className={css.rooms}>
        {wholeRestaurant && (
          <label className={css.room}>
            <input type="radio" name={name} checked={value === ''} onChange={() => onChange('')} />
            <span>{words.anyRoom}</span>
          </label>
        )}
        {(listed ?? []).map(({ room, state }) => (
          <label key={room.id ?? room.name} className={css.room} data-state={state}>
            <input
              type="radio"
              name={name}
              required={required}
              checked={value !== '' && value === room.id}
              disabled={state !== 'available'}
              onChange={() => onChange(room.id ?? '')}
            />
            <span>
              {room.name} <small>{words.seats(room.capacity)}</small>
            </span>
            <span className={css.state}>{states[state]}</span>
          </label>
        ))}
      </div>
      <p id={`${name}-below`} className={css.error}>
        {error}
      </p>
    </fieldset>
  )
}

function countLine(listed: readonly RoomForPeriod[] | null, available: number): string {
  if (!listed) return words.checkingRooms
  if (listed.length === 0) return rooms.none
  return available === 0 ? rooms.noneAvailable : rooms.count(available)
}
