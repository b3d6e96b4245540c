import type { SendOptions } from '@potager/domain/api'
import { derive, type ListRules } from '@potager/domain/console'
import { createMeetingRoom, listMeetingRooms, type RoomDraft, updateMeetingRoom } from '@potager/domain/meeting-room'
import {
  createHoursException,
  deleteHoursException,
  getRestaurant,
  type HoursException,
  type HoursExceptionDraft,
  type MeetingRoom,
} from '@potager/domain/restaurant'
import { consoleQueryOf } from '../../query/localList.ts'
import { type Adapter, type AdapterContext, changedRecord, type ReadAdapter } from '../adapter.ts'
import { notOffered } from '../failures.ts'

type Room = MeetingRoom & { id: string }

/**
 * What one restaurant has, sorted by one of its columns: the restaurant is named by the filter `restaurantId`, drafts and what is
 * deleted have it too. There is no list of those of all.
 */
function partsOf<Row extends { id: string }>(
  sorts: ListRules<Row>['sorts'],
  read: (restaurantId: string, options: SendOptions) => Promise<readonly Row[]>,
): ReadAdapter<Row> {
  const [sort = ''] = Object.keys(sorts)
  return {
    references: ['restaurantId'],
    getList: async (params, options) => {
      const query = consoleQueryOf(params)
      const { restaurantId } = query.filter ?? {}
      if (!restaurantId) throw notOffered('GET')
      return derive(await read(restaurantId, options), query, { filters: {}, sorts, sort, direction: 'desc' })
    },
    getOne: async () => {
      throw notOffered('GET')
    },
  }
}

/** The rooms of a restaurant. */
export function meetingRoomsAdapter({ api }: AdapterContext): Adapter<MeetingRoom> {
  return {
    ...partsOf<Room>({ name: ({ name }) => name, capacity: ({ capacity }) => capacity }, async (of, options) => {
      const rooms = await api.send(listMeetingRooms, of, options)
      return rooms.filter((room): room is Room => room.id !== undefined)
    }),
    create: (draft, options) => api.send(createMeetingRoom, draft as RoomDraft, options),
    update: async (id, change) => {
      const { restaurantId, name, capacity, reservable, version = 1 } = changedRecord(change) as Room & RoomDraft
      return api.send(updateMeetingRoom, { id, restaurantId, name, capacity, reservable, version })
    },
  }
}

/** The exceptional hours of a restaurant. */
export function hoursExceptionsAdapter({ api }: AdapterContext): Adapter<HoursException> {
  return {
    ...partsOf<HoursException>({ from: ({ from }) => from }, async (of, options) => {
      const { exceptions = [] } = await api.send(getRestaurant, of, options)
      return exceptions
    }),
    create: async (asked, options) => {
      const draft = asked as HoursExceptionDraft & { restaurantId: string }
      // An answer without the days says no more than that it is done.
      return (await api.send(createHoursException, draft, options)) ?? { id: '', ...draft }
    },
    delete: async (id, { previous: { restaurantId } }) => {
      if (typeof restaurantId !== 'string') throw notOffered('DELETE')
      await api.send(deleteHoursException, { restaurantId, id })
    },
  }
}
