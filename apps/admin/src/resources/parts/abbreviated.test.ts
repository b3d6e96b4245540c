import { describe, expect, it } from 'vitest'
import { abbreviated } from './abbreviated.ts'

describe('a long text in a list', () => {
  it('is shown whole up to 80 letters', () => {
    const whole = `${'a'.repeat(40)} ${'b'.repeat(39)}`
    expect(abbreviated(whole)).toBe(whole)
    expect(abbreviated(`${whole}b`)).toBe(`${'a'.repeat(40)}…`)
  })

  it('is cut between two words, and within one only when it is a single word', () => {
    expect(abbreviated(`${'mot '.repeat(19)}  un ${'x'.repeat(30)}`)).toBe(`${'mot '.repeat(19).trim()}…`)
    expect(abbreviated('x'.repeat(100))).toBe(`${'x'.repeat(80)}…`)
  })
})
