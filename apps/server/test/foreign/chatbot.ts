import { randomUUID } from 'node:crypto'
import { type Backend, find, giveWay, type Handlers, moment, pageOf, Refused, wrong } from './answers.ts'
import type { Row } from './document.ts'
import type { Kept } from './store.ts'

/** The chatbot's diseases, sessions, reports and figures, and the moderation of reviews. */
export function chatbotHandlers(backend: Backend): Handlers {
  const { on, store } = backend
  const dated = (kept: Kept): Row => ({ ...kept, createdAt: moment(backend, kept.createdAt) })
  const reportsOf = (id: unknown) => store.reports.filter(({ sessionId }) => sessionId === id)
  const session = (kept: Kept): Row => {
    const reports = reportsOf(kept.id).map(dated)
    return { ...dated(kept), hasReports: reports.length > 0, reports }
  }
  const review = ({ status: _, ...kept }: Kept): Row => dated(kept)
  const waiting = () => store.reviews.filter(({ status }) => on('moderated-stays') || status === 'PENDING')
  const counted = (name: string, values: readonly unknown[]) =>
    [...new Set(values)].map((value) => {
      const count = values.filter((other) => other === value).length
      return { [name]: value, count, percentage: Math.round((100 * count) / values.length) }
    })
  const flag = (text: unknown) => (on('boolean-filter') ? Boolean(text) : text === 'true')

  return {
    listDiseases: ({ query }) => pageOf(backend, store.diseases, query),
    createDisease: ({ body }) => {
      if (store.diseases.some(({ name }) => name === body.name)) throw new Refused(409, 'Ce nom est pris')
      const made = { ...body, id: randomUUID(), version: 1 }
      store.diseases.push(made)
      return made
    },
    updateDisease: ({ params, body }) => {
      const kept = find(backend, store.diseases, params.id)
      if (body.version !== undefined && body.version !== kept.version && !on('version-ignored'))
        throw new Refused(409, 'Cette maladie a été modifiée entre-temps')
      const symptoms = on('update-adds')
        ? [...(kept.symptoms as string[]), ...(body.symptoms as string[])]
        : body.symptoms
      return Object.assign(kept, { ...body, symptoms, version: Number(kept.version) + 1 })
    },
    deleteDisease: ({ params }) => {
      if (on('delete-unknown-200') && !store.diseases.some(({ id }) => id === params.id)) return store.diseases[0]
      const kept = find(backend, store.diseases, params.id)
      if (!on('deleted-listed')) store.diseases.splice(store.diseases.indexOf(kept), 1)
      return kept
    },
    listChatSessions: ({ query }) => {
      const found = store.sessions
        .map(session)
        .filter(
          (one) =>
            (query.hasReports === undefined || one.hasReports === flag(query.hasReports)) &&
            (query.race === undefined || String(one.race).toLowerCase().includes(String(query.race).toLowerCase())) &&
            (query.startDate === undefined || String(query.startDate) < '2026-06-01'),
        )
      return pageOf(backend, found, query)
    },
    getChatSession: ({ params }) => session(find(backend, store.sessions, params.id)),
    getChatSessionStats: () => ({
      totalSessions: on('stats-of-page') ? 2 : store.sessions.length,
      todaySessions: 0,
      avgPerDay: 0.2,
      mostPopularRace: 'Labrador',
    }),
    listReports: ({ query }) => {
      const wanted = flag(query.resolved)
      const passes = ({ resolved }: Kept) => resolved === wanted || (on('resolved-unlisted') && !wanted)
      return pageOf(backend, store.reports.filter(passes).map(dated), query)
    },
    resolveReport: async ({ params, body }) => {
      const kept = find(backend, store.reports, params.id)
      if (!String(body.resolution).trim()) throw wrong('resolution', 'Une résolution est requise')
      if (kept.resolved) throw new Refused(409, 'Ce signalement est déjà résolu')
      if (on('resolved-twice')) await giveWay()
      return dated(Object.assign(kept, { resolved: true, resolution: body.resolution }))
    },
    getPopularSymptoms: () =>
      counted(
        'symptom',
        store.sessions.flatMap(({ symptoms }) => symptoms as string[]),
      ),
    getPopularRaces: () =>
      counted(
        'race',
        store.sessions.map(({ race }) => race),
      ),
    getAccuracy: () => ({
      totalDiagnoses: store.sessions.length,
      reportedErrors: store.reports.length,
      accuracyRate: 40,
      improvementSuggestions: [],
    }),
    listPendingReviews: ({ query }) => pageOf(backend, waiting().map(review), query),
    moderateReview: ({ params, body }) => {
      const kept = find(backend, store.reviews, params.id)
      if (body.status === 'REJECTED' && !body.reason) throw wrong('reason', 'Un motif est requis')
      if (kept.status !== 'PENDING') throw new Refused(409, 'Cet avis est déjà modéré')
      return review(Object.assign(kept, { status: body.status }))
    },
    getReviewStats: () => {
      const count = (wanted: string) => store.reviews.filter(({ status }) => status === wanted).length
      const [approved, rejected] = [count('APPROVED'), count('REJECTED')]
      return { pending: count('PENDING'), approved, rejected, oldPending: 0, totalProcessed: approved + rejected }
    },
  }
}
