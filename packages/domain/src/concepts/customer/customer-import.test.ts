import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { customerImportMessages as m } from './customer-import.messages.ts'
import { compareCustomers, customerDiffOf } from './customer-import.ts'
import { draftFromTerm, sharedContact } from './index.ts'
import { customerTemplate, readCustomerFile } from './read-customer-file.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const known = { id: 'a', fullName: 'Zoé', email: 'Zoe@Exemple.fr', phone: '+33612345678', note: 'Terrasse' }
const other = { id: 'b', fullName: 'Léo', email: 'leo@exemple.fr', phone: '+33612345679', note: '' }
const outcome = (row: object) => compareCustomers([known, other], [{ row: 2, fullName: 'Zoé', ...row }])[0]

describe('a row of customers [CUS-09]', () => {
  it('matches a customer by id, phone or e-mail, and creates one otherwise', () => {
    expect(outcome({ id: 'b', email: 'zoe@exemple.fr' })).toMatchObject({ kind: 'changed', id: 'b' })
    expect(outcome({ phone: '+33612345678' })).toMatchObject({ kind: 'unchanged' })
    expect(outcome({ email: 'zoe@exemple.FR', note: 'Salle' })).toEqual({
      row: 2,
      name: 'Zoé',
      kind: 'changed',
      id: 'a',
      draft: { fullName: 'Zoé', email: 'zoe@exemple.FR', phone: '+33612345678', note: 'Salle' },
      changes: [
        { field: 'email', from: 'Zoe@Exemple.fr', to: 'zoe@exemple.FR' },
        { field: 'note', from: 'Terrasse', to: 'Salle' },
      ],
    })
    expect(outcome({ phone: '+33600000000' })).toMatchObject({ kind: 'created' })
  })

  it('is refused when it matches several customers, an unknown id or an earlier row', () => {
    expect(outcome({ phone: known.phone, email: other.email })).toMatchObject({ kind: 'refused', message: m.ambiguous })
    expect(outcome({ id: 'c', email: 'x@y.fr' })).toMatchObject({ kind: 'refused', message: m.unknownId })
    const twice = compareCustomers(
      [known],
      [
        { row: 2, fullName: 'Zoé', phone: known.phone },
        { row: 3, fullName: 'Zoé', email: known.email },
        { row: 4, fullName: 'Neuf', email: 'neuf@exemple.fr' },
        { row: 5, fullName: 'Neuf', email: 'NEUF@exemple.fr' },
      ],
    )
    expect(twice.map(({ kind }) => kind)).toEqual(['unchanged', 'refused', 'created', 'refused'])
    expect(customerDiffOf(twice).refused.map(({ message }) => message)).toEqual([m.repeated(2), m.repeated(4)])
  })

  const contact = fc.constantFrom('+33600000001', '+33600000002', '+33600000003')
  const row = fc.record({ fullName: fc.constantFrom('A', 'B'), phone: contact })
  test.prop([fc.array(row, { maxLength: 6 })])('imported once changes nothing the second time', (rows) => {
    const numbered = rows.map((values, index) => ({ row: index + 2, ...values }))
    const outcomes = compareCustomers([], numbered)
    const base = outcomes.flatMap((made, index) =>
      made.kind === 'created' ? [{ id: String(index), ...made.draft }] : [],
    )
    expect(new Set(base.map(({ phone }) => phone)).size).toBe(base.length)
    const accepted = numbered.filter((_, index) => outcomes[index]?.kind === 'created')
    expect(compareCustomers(base, accepted).every(({ kind }) => kind === 'unchanged')).toBe(true)
  })
})

describe('a file of customers [CUS-09]', () => {
  it('is read by the titles of its columns, with other columns and empty rows left out, and phones normalised', () => {
    const file = readCustomerFile(
      bytes('Nom;Téléphone;Ville;E-mail\r\nZoé;06 12 34 56 78;Lyon;\r\n;;;\r\nLéo;;;leo@exemple.fr'),
    )
    expect(file).toEqual({
      rows: [
        { row: 2, fullName: 'Zoé', phone: '+33612345678' },
        { row: 4, fullName: 'Léo', email: 'leo@exemple.fr' },
      ],
      refused: [],
    })
  })

  it('says of each row what is wrong with it', () => {
    expect(readCustomerFile(bytes('nom;telephone\nZoé;12\n;0612345678\nSans;'))).toMatchObject({
      rows: [],
      refused: [
        { row: 2, name: 'Zoé', message: expect.stringContaining('Téléphone') },
        { row: 3, message: expect.stringContaining('Nom') },
        { row: 4, message: expect.stringContaining('Indiquez un téléphone ou un e-mail') },
      ],
    })
  })

  it('is read as spreadsheets save it: by commas, in their own encoding, numbers without their zero', () => {
    const found = { rows: [{ row: 2, fullName: 'Zoé', phone: '+33612345678' }], refused: [] }
    expect(readCustomerFile(bytes('\ufeffNom,Téléphone\r\n"Zoé",612345678'))).toEqual(found)
    const french = Uint8Array.from('Nom;Téléphone\r\nZoé;0612345678', (sign) => sign.charCodeAt(0))
    expect(readCustomerFile(french)).toEqual(found)
  })

  it('has a model that is read without a problem', () => {
    expect(readCustomerFile(bytes(customerTemplate()))).toMatchObject({ rows: [{ row: 2 }], refused: [] })
  })

  it('is refused when empty, malformed, without « Nom » or over 5000 rows', () => {
    expect(readCustomerFile(bytes(' '))).toEqual({ problem: m.file.empty })
    expect(readCustomerFile(bytes('Téléphone\n0612345678'))).toEqual({ problem: m.file.missing('Nom') })
    expect(readCustomerFile(bytes('Nom;nom\nA;B'))).toEqual({ problem: m.file.twice('Nom') })
    expect(readCustomerFile(bytes('Nom\n'))).toEqual({ problem: m.file.noRows })
    expect(readCustomerFile(bytes('Nom\n"A'))).toEqual({ problem: m.file.quote })
    expect(readCustomerFile(new Uint8Array([0xff, 0xfe, 0x41, 0]))).toEqual({ problem: m.file.encoding })
    const many = `Nom;E-mail\n${Array.from({ length: 5001 }, (_, n) => `A;a${n}@b.fr`).join('\n')}`
    expect(readCustomerFile(bytes(many))).toEqual({ problem: m.file.tooMany(5001) })
  })
})

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
