import type { Day } from '@potager/domain/day'
import { describe, expect, it } from 'vitest'
import { dayGroups } from './day-entries.ts'

const today = '2026-11-21'
const day: Day = {
  orders: { PENDING: 4, CONFIRMED: 3, PREPARING: 2, READY: 1 },
  ordersToday: 31,
  reservationsToday: 5,
  pendingReservations: 6,
  pendingEventRequests: 7,
  pendingReviews: 20,
  oldReviews: 8,
  openNotices: 2,
  waitingAccounts: null,
  messagesToHandOver: 3,
  messagesGivenUp: 1,
  messagesHeldUp: 0,
  messagesHeldUpSince: null,
  openReports: 30,
  oldReports: 9,
}
const nothing: Day = {
  orders: { PENDING: null, CONFIRMED: null, PREPARING: null, READY: null },
  ordersToday: null,
  reservationsToday: null,
  pendingReservations: null,
  pendingEventRequests: null,
  pendingReviews: null,
  oldReviews: null,
  openNotices: null,
  waitingAccounts: null,
  messagesToHandOver: null,
  messagesGivenUp: null,
  messagesHeldUp: null,
  messagesHeldUpSince: null,
  openReports: null,
  oldReports: null,
}
const told = (known: Day | null) =>
  Object.fromEntries(
    dayGroups(known, today).map(({ name, entries }) => [name, entries.map(({ count, path }) => [count, path])]),
  )

describe('the counts of the dashboard', () => {
  it('lead to the screens that list what they count', () => {
    expect(told(day)).toEqual({
      today: [[5, '/reservations?du=2026-11-21&au=2026-11-21']],
      answers: [
        [6, '/reservations?statut=PENDING'],
        [7, '/event-requests?statut=PENDING'],
        [20, '/admin/reviews/moderation'],
        [2, '/admin/reviews/moderation?onglet=signalements'],
        [4, '/messages'],
        [30, '/chatbot/reports'],
      ],
    })
  })

  it('have the number of those older than 7 days [RPT-43]', () => {
    const old = dayGroups(day, today).flatMap(({ entries }) => entries.map((entry) => entry.old ?? null))
    expect(old.filter((count) => count !== null)).toEqual([8, 9])
  })

  it('are null in every group while they are loading', () => {
    expect(Object.keys(told(null))).toEqual(['today', 'answers'])
    expect(
      Object.values(told(null))
        .flat()
        .map(([count]) => count),
    ).toEqual(Array.from({ length: 7 }, () => null))
  })

  it('are left out when the backend does not send them, and so is an empty group', () => {
    expect(told({ ...nothing, pendingEventRequests: 0 })).toEqual({ answers: [[0, '/event-requests?statut=PENDING']] })
    expect(told(nothing)).toEqual({})
  })
  it('of waiting accounts lead to those accounts, and are left out at 0', () => {
    const waiting = (waitingAccounts: number) => told({ ...nothing, waitingAccounts })
    const path = '/console/users?filter=%7B%22state%22%3A%22PENDING%22%7D'
    expect(waiting(2)).toEqual({ answers: [[2, path]] })
    expect(waiting(0)).toEqual({})
  })

  it('of held-up messages have the date since when, and are left out at 0 [MSG-21]', () => {
    const messagesHeldUpSince = Date.UTC(2026, 10, 21, 9, 30)
    const heldUp = (messagesHeldUp: number) =>
      dayGroups({ ...nothing, messagesHeldUp, messagesHeldUpSince }, today).flatMap(({ entries }) =>
        entries.map(({ count, label, path }) => [count, label(count ?? 0), path]),
      )
    const because = 'depuis le 21/11/2026 10:30\u00a0: le serveur d’e-mail ne'
    expect(heldUp(3)).toEqual([[3, `messages bloqués ${because} les prend pas`, '/messages?etat=waiting']])
    expect(heldUp(1)).toEqual([[1, `message bloqué ${because} le prend pas`, '/messages?etat=waiting']])
    expect(heldUp(0)).toEqual([])
  })

  it('of messages lead to those given up when there are no others', () => {
    const messages = (messagesToHandOver: number, messagesGivenUp: number) =>
      told({ ...nothing, messagesToHandOver, messagesGivenUp })
    expect(messages(0, 2)).toEqual({ answers: [[2, '/messages?etat=given-up']] })
    expect(messages(1, 2)).toEqual({ answers: [[3, '/messages']] })
    expect(messages(0, 0)).toEqual({ answers: [[0, '/messages']] })
  })
})
