import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { bookingStatuses } from '../booking/index.ts'
import type { NoticeWords } from '../notice/index.ts'
import {
  accountMessageKinds,
  afterFailure,
  type BookingWords,
  bookingMessage,
  kindsOpenTo,
  type MessageContent,
  MOST_TRIES,
  messageBody,
  messageKinds,
  messageText,
  onOneLine,
  waitAfter,
} from './index.ts'

const booking: BookingWords = {
  booking: 'RESERVATION',
  restaurant: 'Le Potager du Canal',
  room: 'Salle des Halles',
  start: '2026-11-21T19:30:00',
  end: '2026-11-21T22:00:00',
  people: 1,
}
const motives: NoticeWords['motives'] = ['FAKE']
const words = {
  ...booking,
  customer: 'Suzanne Flon',
  phone: '+33612345678',
  email: null,
  number: 'abc123',
  total: 2450,
  delivery: false,
  disease: 'Torsion',
  probability: 92,
  reports: 3,
  threshold: 2,
  accuracy: 71,
  sessions: 40,
  motives,
  contact: 'bonjour@exemple.fr',
  day: '2026-11-20',
  about: 'Soupe au pistou',
  username: 'suzanne',
}
const said = (kind: (typeof messageKinds)[number], changes: object = {}) =>
  messageText({ kind, words: { ...words, ...changes } } as MessageContent)

describe('the messages of a task [MSG-15]', () => {
  it('are those of what it opens: invitations go with orders and bookings, decisions on reviews with the moderation', () => {
    expect(kindsOpenTo(['orders'])).toEqual(['order-ready', 'visit-invitation', ...accountMessageKinds])
    expect(kindsOpenTo(['bookings'])).toContain('visit-invitation')
    expect(kindsOpenTo(['bookings'])).not.toContain('review-refused')
    expect(kindsOpenTo(['moderation'])).toEqual([
      'notice-received',
      'notice-decided',
      'notice-author',
      'review-published',
      'review-refused',
      ...accountMessageKinds,
    ])
    expect(kindsOpenTo(null)).toEqual(messageKinds)
  })
})

describe('text of a message', () => {
  it('says « accepté », not « publié », for an approved review of a dish [REV-56]', () => {
    const body = (changes: object) => JSON.stringify(said('review-published', changes))
    expect(body({})).toContain('est publié.')
    expect(body({ dish: true })).toContain('Avis accepté')
    expect(body({ dish: true })).not.toContain('publié')
  })

  it('gives day, hours, place and people of a booking in French', () => {
    const { subject, paragraphs } = said('booking-confirmed')
    expect(subject).toBe('Réservation confirmée\u00a0: Le Potager du Canal, samedi 21 novembre 2026')
    expect(paragraphs).toEqual([
      'Bonjour,',
      'Votre réservation est confirmée.',
      'Quand\u00a0: samedi 21 novembre 2026, de 19\u00a0h\u00a030 à 22\u00a0h.',
      'Où\u00a0: Le Potager du Canal, salle «\u00a0Salle des Halles\u00a0».',
      'Pour\u00a0: 1 personne.',
    ])
  })

  it('gives both days of a night, the whole restaurant, and title and refusal reason of an event', () => {
    const { subject, paragraphs } = said('booking-refused', {
      booking: 'EVENT',
      room: null,
      end: '2026-11-22T01:00:00',
      title: 'Les 60 ans de Jo',
      reason: 'Complet',
    })
    expect(subject).toMatch(/^Demande refusée/)
    expect(paragraphs).toEqual(
      expect.arrayContaining([
        'Votre demande d’événement est refusée.',
        'Motif\u00a0: «\u00a0Complet\u00a0»',
        'Événement «\u00a0Les 60 ans de Jo\u00a0».',
        'Quand\u00a0: du samedi 21 novembre 2026 à 19\u00a0h\u00a030 au dimanche 22 novembre 2026 à 1\u00a0h.',
        'Où\u00a0: Le Potager du Canal, tout le restaurant.',
      ]),
    )
  })

  it.each(messageKinds)('has a subject, paragraphs and a link: %s', (kind) => {
    const { subject, paragraphs, link } = said(kind)
    expect(subject).not.toBe('')
    expect(paragraphs.length).toBeGreaterThan(0)
    expect(link).not.toBe('')
    expect(`${subject} ${paragraphs.join(' ')}`).not.toMatch(/undefined|null|NaN|\[object/)
  })

  it('says whether what was moved waits or stays confirmed [MOV-08] [MSG-20]', () => {
    const first = (changes: object) => said('booking-changed', changes).paragraphs[1]
    expect(first({})).toBe('Votre réservation a changé. Elle attend la réponse du restaurant.')
    expect(first({ status: 'PENDING' })).toBe(first({}))
    expect(first({ status: 'CONFIRMED' })).toBe('Votre réservation a changé de moment. Elle reste confirmée.')
    expect(first({ status: 'CONFIRMED', booking: 'EVENT' })).toBe(
      'Votre demande d’événement a changé de moment. Elle reste acceptée.',
    )
  })

  it('gives the moment that is kept, the wish that is declined and the reason [MSG-20]', () => {
    const wish = { start: '2026-12-03T20:00:00', end: '2026-12-03T22:00:00', people: 4 }
    const { paragraphs } = said('booking-kept', { wish, reason: 'Complet' })
    expect(paragraphs).toEqual([
      'Bonjour,',
      'Votre réservation reste confirmée comme prévu. Le restaurant ne peut pas vous proposer l’autre moment que vous préfériez\u00a0: jeudi 3 décembre 2026, de 20\u00a0h à 22\u00a0h.',
      'Motif\u00a0: «\u00a0Complet\u00a0»',
      'Quand\u00a0: samedi 21 novembre 2026, de 19\u00a0h\u00a030 à 22\u00a0h.',
      'Où\u00a0: Le Potager du Canal, salle «\u00a0Salle des Halles\u00a0».',
      'Pour\u00a0: 1 personne.',
    ])
  })

  it('tells the house of a wished moment, of the booking still held, and of a wish taken back [VIS-15] [VIS-16]', () => {
    const wish = { start: '2026-12-03T20:00:00', end: '2026-12-03T22:00:00', people: 4 }
    const { subject, paragraphs } = said('house-change', { wish })
    expect(subject).toMatch(/^Autre moment souhaité/)
    expect(paragraphs).toEqual(
      expect.arrayContaining([
        'Le client préférerait\u00a0: jeudi 3 décembre 2026, de 20\u00a0h à 22\u00a0h, 4 personnes.',
        'Rien n’est changé tant que vous n’avez pas répondu. Ce qui est confirmé reste tenu\u00a0:',
      ]),
    )
    expect(said('house-change').subject).toMatch(/^Demande de réservation modifiée/)
    const back = said('house-change', { wish: null })
    expect(back.subject).toMatch(/^Moment confirmé gardé par le client/)
    expect(back.paragraphs).toContain('Le client ne propose plus d’autre moment. Ce qui est confirmé reste tenu\u00a0:')
  })

  it('tells the house who asks, and how to reach them', () => {
    expect(said('house-request').paragraphs[0]).toBe('De\u00a0: Suzanne Flon, 06\u00a012\u00a034\u00a056\u00a078.')
  })

  it('ends with its link, if it has an address, and the name of the house', () => {
    expect(
      messageBody(said('order-ready'), { house: 'Potager', address: 'https://potager.example/c/1' })
        .split('\n\n')
        .slice(-2),
    ).toEqual(['Voir la commande\u00a0:\nhttps://potager.example/c/1', 'Potager'])
    expect(messageBody(said('order-ready'), { house: 'Potager', address: null })).not.toContain('http')
  })

  const anything = fc.string({ unit: 'binary' })
  test.prop([anything, anything, anything])(
    'has no line breaks or control characters from typed values',
    (restaurant, title, reason) => {
      for (const kind of ['booking-cancelled', 'house-request'] as const) {
        const { subject, paragraphs } = said(kind, { restaurant, title, reason, customer: title })
        for (const line of [subject, ...paragraphs]) expect(line).not.toMatch(/[\p{Cc}\u2028\u2029]/u)
      }
    },
  )

  it('isolates every name that is read from right to left, in its subject and its text [TYP-07]', () => {
    const [restaurant, room, customer, title] = ['חומוס', 'חדר', 'ליאור', 'חתונה']
    const { subject, paragraphs } = said('house-request', { booking: 'EVENT', restaurant, room, customer, title })
    expect(subject).toBe('Nouvelle demande d’événement\u00a0: \u2068חומוס\u2069, samedi 21 novembre 2026')
    expect(paragraphs[0]).toBe('De\u00a0: \u2068ליאור\u2069, 06\u00a012\u00a034\u00a056\u00a078.')
    expect(paragraphs).toContain('Événement «\u00a0\u2068חתונה\u2069\u00a0».')
    expect(paragraphs).toContain('Où\u00a0: \u2068חומוס\u2069, salle «\u00a0\u2068חדר\u2069\u00a0».')
  })

  it('puts a space in the place of line ends', () => {
    expect(onOneLine(' Eve\r\nBcc: a@b.fr\u2028x ')).toBe('Eve Bcc: a@b.fr x')
  })
})

describe('bookingMessage, the message for a status change', () => {
  it('is a refusal when a pending booking is cancelled, a cancellation from another status', () => {
    expect(bookingMessage('PENDING', 'CANCELLED')).toBe('booking-refused')
    expect(bookingMessage('CONFIRMED', 'CANCELLED')).toBe('booking-cancelled')
    expect(bookingMessage('COMPLETED', 'CANCELLED')).toBe('booking-cancelled')
    expect(bookingMessage('PENDING', 'CONFIRMED')).toBe('booking-confirmed')
    expect(bookingMessage('CONFIRMED', 'PENDING')).toBe('booking-changed')
  })

  it.each(bookingStatuses)('is null when a booking in status %s completes or keeps its status', (status) => {
    expect(bookingMessage(status, status)).toBeNull()
    expect(bookingMessage(status, 'COMPLETED')).toBeNull()
  })
})

describe('a message that does not leave', () => {
  it('is tried again after one, two, four minutes, and at most six hours', () => {
    expect([1, 2, 3, 9, 10, MOST_TRIES].map(waitAfter)).toEqual([60, 120, 240, 15_360, 21_600, 21_600])
  })

  it('outlasts two days without a mail server', () => {
    const all = Array.from({ length: MOST_TRIES - 1 }, (_, tries) => waitAfter(tries + 1))
    expect(all.reduce((sum, wait) => sum + wait, 0)).toBeGreaterThan(2 * 24 * 3600)
  })

  it('is given up when refused, after the last try, or after two unanswered tries', () => {
    const failed = { failure: 'unreachable', tries: 1, unanswered: 0 } as const
    expect(afterFailure(failed)).toBe('waiting')
    expect(afterFailure({ ...failed, failure: 'refused' })).toBe('given-up')
    expect(afterFailure({ ...failed, tries: MOST_TRIES - 1 })).toBe('waiting')
    expect(afterFailure({ ...failed, tries: MOST_TRIES })).toBe('given-up')
    expect(afterFailure({ ...failed, failure: 'unanswered', unanswered: 1 })).toBe('waiting')
    expect(afterFailure({ ...failed, failure: 'unanswered', unanswered: 2 })).toBe('given-up')
  })
})
