/** A room as far as booking it goes; `capacity` is the wire's numberMettingPlace. */
export type BookableRoom = { capacity: number; reservable: boolean }

/** How many people a booking may be for: the chosen room's seats, else the restaurant's (SPEC §5, AMB-62). */
export function capacityOf(restaurant: { seats: number }, room: Pick<BookableRoom, 'capacity'> | null): number {
  return room ? room.capacity : restaurant.seats
}
