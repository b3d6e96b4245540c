import { createMeetingRoom, listMeetingRooms, type RoomDraft, updateMeetingRoom } from '@potager/domain/meeting-room'
import type { MeetingRoom } from '@potager/domain/restaurant'
import { consoleQueryOf } from '../../query/console-query.ts'
import type { Adapter, AdapterContext } from '../adapter.ts'
import { derive, type ListRules } from '../derive.ts'
import { notOffered } from '../failures.ts'
import { changedRecord } from './change.ts'

type Room = MeetingRoom & { id: string }

const rules: ListRules<Room> = {
  filters: {},
  sorts: { name: ({ name }) => name, capacity: ({ capacity }) => capacity },
  sort: 'name',
}

const hasId = (room: MeetingRoom): room is Room => room.id !== undefined

/** The rooms of one restaurant, named by the filter `restaurantId`; drafts have it too. There is no list of all rooms. */
export function meetingRoomsAdapter({ api }: AdapterContext): Adapter<MeetingRoom> {
  return {
    references: ['restaurantId'],
    getList: async (params, options) => {
      const query = consoleQueryOf(params)
      const { restaurantId } = query.filter ?? {}
      if (!restaurantId) throw notOffered('GET')
      const rooms = await api.send(listMeetingRooms, restaurantId, options)
      return derive(rooms.filter(hasId), query, rules)
    },
    getOne: async () => {
      throw notOffered('GET')
    },
    create: (draft, options) => api.send(createMeetingRoom, draft as RoomDraft, options),
    update: async (id, change) => {
      const { restaurantId, name, capacity, reservable, version = 1 } = changedRecord(change) as Room & RoomDraft
      return api.send(updateMeetingRoom, { id, restaurantId, name, capacity, reservable, version })
    },
  }
}
