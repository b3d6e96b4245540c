import {
  createHoursException,
  deleteHoursException,
  getRestaurant,
  type HoursException,
  type HoursExceptionDraft,
} from '@potager/domain/restaurant'
import { consoleQueryOf } from '../../query/console-query.ts'
import type { Adapter, AdapterContext } from '../adapter.ts'
import { derive, type ListRules } from '../derive.ts'
import { notOffered } from '../failures.ts'

type Draft = HoursExceptionDraft & { restaurantId: string }

const rules: ListRules<HoursException> = { filters: {}, sorts: { from: ({ from }) => from }, sort: 'from' }

/**
 * The exceptional hours of one restaurant, named by the filter `restaurantId`; drafts and what is deleted have it too.
 * There is no list of those of all.
 */
export function hoursExceptionsAdapter({ api }: AdapterContext): Adapter<HoursException> {
  return {
    references: ['restaurantId'],
    getList: async (params, options) => {
      const query = consoleQueryOf(params)
      const { restaurantId } = query.filter ?? {}
      if (!restaurantId) throw notOffered('GET')
      const { exceptions = [] } = await api.send(getRestaurant, restaurantId, options)
      return derive(exceptions, query, rules)
    },
    getOne: async () => {
      throw notOffered('GET')
    },
    create: async (asked, options) => {
      const draft = asked as Draft
      // An answer without the days says no more than that it is done.
      return (await api.send(createHoursException, draft, options)) ?? { id: '', ...draft }
    },
    delete: async (id, { previous: { restaurantId } }) => {
      if (typeof restaurantId !== 'string') throw notOffered('DELETE')
      await api.send(deleteHoursException, { restaurantId, id })
    },
  }
}
