import type { PlannerSpan } from '@potager/domain/planner'
import { isDay, type WallDate } from '@potager/domain/time'

export type PlannerQuery = { span: PlannerSpan; day: WallDate }

/** What the address says of the planner; today's day when it says nothing that can be understood. */
export function readPlannerQuery(params: URLSearchParams, today: WallDate): PlannerQuery {
  const day = params.get('jour') ?? ''
  return { span: params.get('duree') === 'semaine' ? 'week' : 'day', day: isDay(day) ? day : today }
}

/** The same as an address. */
export function writePlannerQuery({ span, day }: PlannerQuery): URLSearchParams {
  return new URLSearchParams({ vue: 'planning', jour: day, ...(span === 'week' ? { duree: 'semaine' } : {}) })
}
