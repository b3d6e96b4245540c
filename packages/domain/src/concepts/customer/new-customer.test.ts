import { describe, expect, it } from 'vitest'
import { draftFromTerm, sharedContact } from './index.ts'

const blank = { fullName: '', email: '', phone: '', note: '' }

describe('draft of a new customer from a search term', () => {
  it.each([
    ['  Zoé Martin ', { fullName: 'Zoé Martin' }],
    ['zoe@exemple.fr', { email: 'zoe@exemple.fr' }],
    ['06 12 34 56 78', { phone: '06 12 34 56 78' }],
    ['+33 (0)6.12.34.56.78', { phone: '+33 (0)6.12.34.56.78' }],
    ['0612', { fullName: '0612' }],
    ['Table 12', { fullName: 'Table 12' }],
  ])('is read from « %s »', (term, typed) => {
    expect(draftFromTerm(term)).toEqual({ ...blank, ...typed })
  })
})

describe('what a new customer shares with known ones', () => {
  const zoe = { email: 'Zoe@Exemple.fr', phone: '+33612345678' }
  const marc = { email: 'marc@exemple.fr', phone: '+33687654321' }

  it('is found whatever way it is written', () => {
    expect(sharedContact({ email: '', phone: '06.12.34.56.78' }, [marc, zoe])).toBe('phone')
    expect(sharedContact({ email: ' zoe@exemple.FR', phone: '' }, [zoe])).toBe('email')
    expect(sharedContact({ email: 'zoe@exemple.fr', phone: '0033 6 12 34 56 78' }, [zoe])).toBe('both')
    expect(sharedContact({ email: 'marc@exemple.fr', phone: '06 12 34 56 78' }, [zoe, marc])).toBe('both')
  })

  it('is null when contacts differ, are missing or are invalid', () => {
    expect(sharedContact({ email: 'autre@exemple.fr', phone: '06 12 34 56 79' }, [zoe, marc])).toBeNull()
    expect(sharedContact({ email: '', phone: '' }, [{ email: '', phone: '' }])).toBeNull()
    expect(sharedContact({ email: '', phone: '12' }, [{ email: '', phone: '12' }])).toBeNull()
    expect(sharedContact({ email: '', phone: '06 12 34 56 78' }, [{ email: '' }])).toBeNull()
  })
})
