import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import {
  canContest,
  canCorrect,
  formatVisitCode,
  newVisitCode,
  openThings,
  readVisitCode,
  readVisitDraft,
  VISIT_CODE_LETTERS,
  visitFieldOf,
  visitReviewBody,
} from './index.ts'
import { contestVisitReviewBody, writeVisitReviewBody } from './visit-review.api.ts'

const code = fc
  .array(fc.constantFrom(...VISIT_CODE_LETTERS), { minLength: 12, maxLength: 12 })
  .map((letters) => letters.join(''))

describe('the code of a visit [REV-50]', () => {
  test.prop([code, fc.array(fc.boolean(), { minLength: 14, maxLength: 14 })])(
    'is read however it is typed: small letters, spaces, I and L for 1, O for 0',
    (known, marks) => {
      const typed = [...formatVisitCode(known)].map((letter, place) => {
        if (!marks[place]) return letter
        if (letter === '-') return ' '
        if (letter === '1') return place % 2 ? 'l' : 'I'
        return letter === '0' ? 'o' : letter.toLowerCase()
      })
      expect(readVisitCode(typed.join(''))).toBe(known)
    },
  )

  test.prop([fc.string({ unit: 'grapheme', maxLength: 30 })])(
    'is read from any text as null or as 12 allowed letters',
    (typed) => {
      const read = readVisitCode(typed)
      expect(read === null || /^[0-9A-HJKMNP-TV-Z]{12}$/.test(read)).toBe(true)
    },
  )

  it('has no letter that is taken for another, 60 bits, and is printed in three parts', () => {
    expect(VISIT_CODE_LETTERS).toHaveLength(32)
    expect(VISIT_CODE_LETTERS).not.toMatch(/[ILOU]/)
    expect(new Set(VISIT_CODE_LETTERS).size).toBe(32)
    expect(formatVisitCode('7KQ2M4XZ90PD')).toBe('7KQ2-M4XZ-90PD')
    expect(readVisitCode('7KQ2-M4XZ-90P')).toBeNull()
    expect(readVisitCode('7KQ2-M4XZ-90PU')).toBeNull()
  })

  it('is drawn from all of its letters', () => {
    const drawn = Array.from({ length: 400 }, newVisitCode)
    expect(new Set(drawn).size).toBe(400)
    expect(new Set(drawn.join('')).size).toBe(32)
    for (const one of drawn) expect(readVisitCode(one)).toBe(one)
  })
})

const ticket = 'a1'.repeat(32)

const draft = (changes: Record<string, string> = {}) => {
  const typed: Record<string, string> = {
    act: 'write',
    about: 'DISH:0190d0f8-6c05-7d2c-9c7f-4a5b6c7d8e9f',
    rating: '4',
    comment: '  Copieux.  ',
    author: ' Inès ',
    consent: 'oui',
    ticket,
    ...changes,
  }
  return readVisitDraft((field) => typed[field] ?? '')
}

describe('body of a visit review [REV-51]', () => {
  it('is trimmed, and accepted by the server', () => {
    const body = visitReviewBody(draft())
    expect(body).toEqual({
      resourceType: 'DISH',
      resourceId: '0190d0f8-6c05-7d2c-9c7f-4a5b6c7d8e9f',
      rating: 4,
      comment: 'Copieux.',
      author: 'Inès',
      consent: true,
      ticket,
    })
    expect(writeVisitReviewBody.safeParse(body).success).toBe(true)
  })

  it.each([
    ['about', { about: '' }],
    ['about', { about: 'ROOM:1' }],
    ['rating', { rating: '' }],
    ['rating', { rating: '6' }],
    ['rating', { rating: '4.5' }],
    ['comment', { comment: 'x'.repeat(2001) }],
    ['author', { author: 'I' }],
    ['author', { author: 'x'.repeat(41) }],
    ['consent', { consent: '' }],
    ['website', { website: 'https://exemple.fr' }],
    ['ticket', { ticket: '' }],
  ])('is refused at the field %s of the form: %o', (field, changes) => {
    const { error } = writeVisitReviewBody.safeParse(visitReviewBody(draft(changes)))
    const fields = new Set(error?.issues.map(({ path }) => visitFieldOf(String(path[0]))))
    expect([...fields]).toEqual([field])
  })

  it('is refused when it contests in too few words', () => {
    expect(contestVisitReviewBody.safeParse({ objection: '  non  ' }).success).toBe(false)
    expect(contestVisitReviewBody.safeParse({ objection: 'Tout y est vrai.' }).success).toBe(true)
  })
})

describe('actions of a visit review’s author [REV-53] [REV-54]', () => {
  it('are to correct and to contest a refused review, once each', () => {
    expect(canCorrect({ status: 'REJECTED' })).toBe(true)
    expect(canCorrect({ status: 'REJECTED', corrected: true })).toBe(false)
    expect(canContest({ status: 'REJECTED' })).toBe(true)
    expect(canContest({ status: 'REJECTED', contested: true })).toBe(false)
    for (const status of ['PENDING', 'APPROVED']) {
      expect(canCorrect({ status })).toBe(false)
      expect(canContest({ status })).toBe(false)
    }
  })

  it('are to review things that were neither reviewed nor withdrawn', () => {
    const thing = { resourceType: 'DISH', resourceId: 'd1', name: 'Soupe' }
    const review = { id: 'r1', author: 'Inès', rating: 4, status: 'PENDING' }
    const left = { ...thing, resourceId: 'd2' }
    expect(openThings({ things: [{ ...thing, review }, { ...thing, withdrawn: true }, left] })).toEqual([left])
  })
})
