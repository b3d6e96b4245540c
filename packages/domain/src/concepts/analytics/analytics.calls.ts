import { call } from '../../base/api/call.ts'
import type { AnalyticsPeriod } from './period.ts'
import { readAnalytics, readFrequencies, readPerformance } from './read-analytics.ts'

/** The most frequent symptoms of all sessions. */
export const getPopularSymptoms = call({
  name: 'getPopularSymptoms',
  resource: 'analytics',
  freshness: { staleTime: 600_000 },
  method: 'GET',
  path: '/admin/chatbot/analytics/popular-symptoms',
  access: 'staff',
  request: () => ({}),
  response: (body) => readFrequencies(body, 'symptom'),
})

/** The most frequent breeds of all sessions. */
export const getPopularRaces = call({
  name: 'getPopularRaces',
  resource: 'analytics',
  freshness: { staleTime: 600_000 },
  method: 'GET',
  path: '/admin/chatbot/analytics/popular-races',
  access: 'staff',
  request: () => ({}),
  response: (body) => readFrequencies(body, 'race'),
})

/** The chatbot's accuracy over all sessions (AMB-41). */
export const getAccuracy = call({
  name: 'getAccuracy',
  resource: 'analytics',
  freshness: { staleTime: 300_000 },
  method: 'GET',
  path: '/admin/chatbot/analytics/accuracy',
  access: 'staff',
  request: () => ({}),
  response: readPerformance,
})

/** All analytics of a period of Paris days, with the same span before it (extension). */
export const getAnalytics = call({
  name: 'getAnalytics',
  resource: 'analytics',
  method: 'GET',
  path: '/admin/chatbot/analytics',
  access: 'staff',
  extension: true,
  request: ({ from, to }: AnalyticsPeriod) => ({ query: { from, to } }),
  response: readAnalytics,
})
