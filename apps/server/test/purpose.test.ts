import { defaultChatbotSettings } from '@potager/domain/chatbot-settings'
import { contract } from '@potager/domain/contract'
import { eventTypes } from '@potager/domain/event-request'
import { beforeAll, describe, expect, it } from 'vitest'
import { newDiseaseBody } from './access/chatbot.ts'
import { newEventRequestBody } from './access/reservation.ts'
import { findKnown, type Known, startServer, type TestServer } from './harness.ts'
import { fullReservation, saturdayIn } from './reservation-setup.ts'

let server: TestServer
let known: Known
let token: string

beforeAll(async () => {
  server = await startServer()
  known = await findKnown(server.db)
  token = await server.tokenOf('gerant')
})

describe('what the product is for: somebody signed in', () => {
  it('books a whole restaurant, and a meeting room [GEN-07]', async () => {
    const { createReservation, listRestaurantReservations } = contract.reservation
    const whole = fullReservation(known, 20)
    const room = { ...whole, type: 'MEETING_ROOM', meetingRoomId: known.room, numberOfPeople: 4 }
    const another = { startTime: `${saturdayIn(21)}T19:00:00`, endTime: `${saturdayIn(21)}T21:00:00` }
    const made = [
      await server.ok(createReservation, { token, body: whole }),
      await server.ok(createReservation, { token, body: { ...room, ...another } }),
    ]
    expect(made.map(({ type, status }) => `${type} ${status}`)).toEqual([
      'RESTAURANT_FULL PENDING',
      'MEETING_ROOM PENDING',
    ])
    const listed = await server.ok(listRestaurantReservations, { token, params: { id: known.restaurant } })
    expect(listed.map(({ id }) => id)).toEqual(expect.arrayContaining(made.map(({ id }) => id)))
  })

  it('asks for an event of each kind, and settles it [GEN-08]', async () => {
    const { createEventRequest, updateEventRequestStatus } = contract.eventRequest
    const statuses: string[] = []
    for (const [week, type] of eventTypes.entries()) {
      const { id } = await server.ok(createEventRequest, {
        token,
        body: { ...newEventRequestBody(known, 30 + week), type },
      })
      const settled = await server.ok(updateEventRequestStatus, {
        token,
        params: { id },
        body: { status: 'CONFIRMED' },
      })
      statuses.push(`${settled.type} ${settled.status}`)
    }
    expect(statuses).toEqual(eventTypes.map((type) => `${type} CONFIRMED`))
  })

  it('decides on reviews of restaurants and of dishes [GEN-09]', async () => {
    const { listPendingReviews, moderateReview, getReviewStats } = contract.review
    const before = await server.ok(getReviewStats, { token })
    const { content } = await server.ok(listPendingReviews, { token, query: { page: '0', size: '50' } })
    for (const kind of ['RESTAURANT', 'DISH']) {
      const review = content.find(({ resourceType }) => resourceType === kind)
      await server.ok(moderateReview, { token, params: { id: review?.id ?? '' }, body: { status: 'APPROVED' } })
    }
    const after = await server.ok(getReviewStats, { token })
    expect(after).toMatchObject({ pending: before.pending - 2, approved: before.approved + 2 })
  })

  it('manages the chatbot: diseases, sessions, reports, figures and settings [GEN-10]', async () => {
    const { disease, chatSession, report, analytics, chatbotSettings } = contract
    const { id } = await server.ok(disease.createDisease, { token, body: newDiseaseBody('Fièvre du samedi') })
    const all = await server.ok(disease.listDiseases, { token, query: { page: '0', size: '100' } })
    expect(all.content.map((one) => one.id)).toContain(id)
    const sessions = await server.ok(chatSession.listChatSessions, { token })
    expect(sessions.totalElements).toBeGreaterThan(0)
    await server.ok(report.resolveReport, {
      token,
      params: { id: known.report },
      body: { resolution: 'Base complétée', updateDisease: false },
    })
    // The oldest open one: how many are newer depends on the day of the demo.
    const resolved: string[] = []
    for (let page = 0, last = false; !last; page += 1) {
      const found = await server.ok(report.listReports, {
        token,
        query: { resolved: 'true', size: '100', page: String(page) },
      })
      resolved.push(...found.content.map((one) => one.id))
      last = found.last
    }
    expect(resolved).toContain(known.report)
    const symptoms = await server.ok(analytics.getPopularSymptoms, { token })
    expect(Object.keys(symptoms).length).toBeGreaterThan(0)
    const settings = await server.ok(chatbotSettings.updateChatbotSettings, { token, body: defaultChatbotSettings })
    expect(settings).toMatchObject(defaultChatbotSettings)
  })
})
