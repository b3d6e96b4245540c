import type { contract } from '@potager/domain/contract'
import { scopeOf } from '../auth/caller.ts'
import { notFound } from '../refusal.ts'
import type { Handlers, Services } from '../serve.ts'
import { countPending, findCompetitors, findSpace } from './queries.ts'

/** What reservations and event requests share. */
export function bookingHandlers({ db, wire }: Services): Handlers<typeof contract.booking> {
  return {
    countPendingBookings: ({ caller }) => countPending(db, scopeOf(caller)),

    listCompetingBookings: async ({ caller, params: { id } }) => {
      const space = await findSpace(db, scopeOf(caller), id)
      if (!space) throw notFound('Réservation ou demande introuvable.')
      return (await findCompetitors(db, space, { except: id, pending: true })).map((row) => ({
        id: row.id,
        kind: row.kind,
        status: row.status,
        holdsSpace: row.active,
        ...(row.title ? { title: row.title } : {}),
        ...(row.roomName ? { meetingRoomName: row.roomName } : {}),
        customerName: row.customerName,
        numberOfPeople: row.people,
        startTime: wire.wall(row.startsAt),
        endTime: wire.wall(row.endsAt),
      }))
    },
  }
}
