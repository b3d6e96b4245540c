import { publicMessages, restaurantMessages } from '@potager/domain/messages'
import type { MeetingRoom } from '@potager/domain/restaurant'
import css from './RoomList.module.css'

/** A restaurant's meeting rooms, or a text for none. */
export function RoomList({ rooms }: { rooms: readonly MeetingRoom[] }) {
  if (rooms.length === 0) return <p className={css.none}>{restaurantMessages.noRooms}</p>
  return (
    <ul className={css.rooms}>
      {rooms.map((room) => (
        <li key={room.id ?? room.name} className={css.room}>
          <span className={css.name}>{room.name}</span>
          <span className="figures">{publicMessages.roomSeats(room.capacity)}</span>
          <span className={css.state}>{room.reservable ? publicMessages.bookable : publicMessages.notBookable}</span>
        </li>
      ))}
    </ul>
  )
}
