import { describe, expect, expectTypeOf, it } from 'vitest'
import { z } from 'zod'
import {
  type Answer,
  byCode,
  clock,
  code,
  count,
  day,
  describe as described,
  euros,
  extended,
  flag,
  id,
  inside,
  instant,
  integer,
  type Kind,
  list,
  named,
  nullable,
  number,
  omittable,
  oneOf,
  optional,
  or,
  orLeftOut,
  orNull,
  type Read,
  record,
  text,
  trueFlag,
  utc,
  version,
  wallTime,
  within,
} from './index.ts'
import { answerOf } from './record.schema.ts'

const at = Date.UTC(2026, 6, 14, 17)

/** Values that no kind can read. */
const nothing = [undefined, null, {}, Number.NaN]

type Row = {
  name: string
  kind: Kind<unknown, unknown, unknown>
  /** Inputs and their expected readings. */
  reads: readonly (readonly [unknown, unknown])[]
  missing: unknown
  answers: readonly unknown[]
  refuses: readonly unknown[]
}

const kinds: readonly Row[] = [
  {
    name: 'id',
    kind: id,
    reads: [
      [42, '42'],
      ['a1', 'a1'],
    ],
    missing: '',
    answers: ['0197a000-0000-7000-8000-00000012ab34'],
    refuses: [42, 'a1'],
  },
  {
    name: 'text',
    kind: text,
    reads: [
      [' a ', ' a '],
      [7, '7'],
    ],
    missing: '',
    answers: ['', 'a'],
    refuses: [7, null],
  },
  {
    name: 'code',
    kind: code(['A', 'B']),
    reads: [
      ['A', 'A'],
      ['ON_HOLD', 'ON_HOLD'],
    ],
    missing: '',
    answers: ['B'],
    refuses: ['C', ''],
  },
  {
    name: 'code, spelt otherwise',
    kind: code(['A'], (value) => (value === 'AA' ? 'A' : '')),
    reads: [['AA', 'A']],
    missing: '',
    answers: ['A'],
    refuses: ['AA'],
  },
  {
    name: 'oneOf',
    kind: oneOf(['A', 'B']),
    reads: [
      ['B', 'B'],
      ['C', undefined],
    ],
    missing: undefined,
    answers: ['A'],
    refuses: ['C'],
  },
  {
    name: 'clock',
    kind: clock,
    reads: [
      ['19:30:00', '19:30'],
      [[19], '19:00'],
      [{ hour: 9 }, '09:00'],
      ['25:00', null],
    ],
    missing: null,
    answers: [[19, 30]],
    refuses: ['19:30', [19, 60]],
  },
  {
    name: 'byCode',
    kind: byCode(['A', 'B'], clock),
    reads: [[{ B: [9, 0], A: null, C: [9, 0] }, { B: '09:00' }]],
    missing: {},
    answers: [{}, { A: [9, 0] }],
    refuses: [{ C: [9, 0] }, { A: '09:00' }],
  },
  {
    name: 'inside',
    kind: inside('of', text),
    reads: [[{ of: 'a' }, 'a']],
    missing: '',
    answers: [{ of: 'a' }],
    refuses: ['a'],
  },
  {
    name: 'number',
    kind: number,
    reads: [
      ['1.5', 1.5],
      [-2, -2],
    ],
    missing: 0,
    answers: [1.5, -2],
    refuses: ['1.5'],
  },
  {
    name: 'integer',
    kind: integer,
    reads: [
      ['3', 3],
      [2.5, 2.5],
    ],
    missing: 0,
    answers: [3, -1],
    refuses: [2.5, '3'],
  },
  { name: 'count', kind: count, reads: [['3', 3]], missing: 0, answers: [0, 3], refuses: [-1, 2.5] },
  {
    name: 'within',
    kind: within({ min: 0, max: 100 }),
    reads: [[120, 120]],
    missing: 0,
    answers: [0, 99.5],
    refuses: [-1, 101],
  },
  {
    name: 'within, whole',
    kind: within({ min: 1 }, 'whole'),
    reads: [[4, 4]],
    missing: 0,
    answers: [1],
    refuses: [0, 1.5],
  },
  {
    name: 'euros',
    kind: euros,
    reads: [
      ['12.45', 1245],
      [4.35, 435],
    ],
    missing: 0,
    answers: [12.45],
    refuses: ['12.45'],
  },
  {
    name: 'flag',
    kind: flag,
    reads: [
      [true, true],
      ['true', false],
      [1, false],
    ],
    missing: false,
    answers: [false],
    refuses: ['true'],
  },
  {
    name: 'trueFlag',
    kind: trueFlag,
    reads: [
      [true, true],
      [false, false],
    ],
    missing: false,
    answers: [true],
    refuses: [false],
  },
  {
    name: 'instant',
    kind: instant,
    reads: [
      ['2026-07-14T17:00:00Z', at],
      [[2026, 7, 14, 19, 0], at],
      [at / 1000, at],
      ['hier', null],
    ],
    missing: null,
    answers: ['2026-07-14T17:00:00Z', [2026, 7, 14, 19, 0]],
    refuses: ['2026-07-14T17:00:00', at],
  },
  {
    name: 'utc',
    kind: utc,
    reads: [[[2026, 7, 14, 19, 0], at]],
    missing: null,
    answers: ['2026-07-14T17:00:00Z'],
    refuses: [[2026, 7, 14, 19, 0]],
  },
  {
    name: 'wallTime',
    kind: wallTime,
    reads: [
      ['2026-07-14T19:00', '2026-07-14T19:00:00'],
      [[2026, 7, 14, 19, 0], '2026-07-14T19:00:00'],
      [[2026, 2, 30], null],
    ],
    missing: null,
    answers: ['2026-07-14T19:00:00', [2026, 7, 14, 19, 0]],
    refuses: ['2026-07-14', at],
  },
  {
    name: 'day',
    kind: day,
    reads: [
      ['2026-07-14T19:00', '2026-07-14'],
      [[2026, 7, 14], '2026-07-14'],
    ],
    missing: '',
    answers: ['2026-07-14'],
    refuses: ['2026-02-30', ''],
  },
  {
    name: 'list',
    kind: list(text),
    reads: [
      [
        ['a', 7],
        ['a', '7'],
      ],
      [[], []],
      [{ content: ['a'] }, ['a']],
    ],
    missing: [],
    answers: [[], ['a']],
    refuses: [[7], 'a'],
  },
  {
    name: 'list of so many',
    kind: list(count, 2),
    reads: [[[1], [1]]],
    missing: [],
    answers: [[1, 2]],
    refuses: [[1]],
  },
]

describe.each(kinds)('the kind $name', ({ kind, reads, missing, answers, refuses }) => {
  it('reads each known form, and gives its default for a missing value', () => {
    for (const [sent, read] of reads) expect(kind.read(sent), JSON.stringify(sent)).toEqual(read)
    for (const sent of nothing) expect(kind.read(sent), String(sent)).toEqual(missing)
  })

  it('accepts only its exact form in our own answers', () => {
    const accepts = (sent: unknown) => answerOf(kind).safeParse(sent).success
    expect(answers.filter((sent) => !accepts(sent))).toEqual([])
    expect([...refuses, null].filter(accepts)).toEqual([])
  })
})

const rowRecord = record({
  id,
  title: named('label', text),
  always: or(flag, true),
  told: orNull(text),
  house: orLeftOut(id),
  note: optional(text),
  tags: omittable(list(text)),
  average: nullable(number),
  first: orNull(record({ name: text })),
  lines: list(record({ price: named('unitPrice', euros) })),
  version,
})
type RowRecord = Read<typeof rowRecord>

describe('a record', () => {
  const sent = {
    id: 7,
    label: 'Soupe',
    always: false,
    told: 'oui',
    house: 3,
    note: 'tiède',
    tags: ['a'],
    average: 4,
    first: { name: 'Zoé' },
    lines: [{ unitPrice: '4.35' }],
    version: '2',
    more: 'unknown',
  }

  it('reads each field by its name on the wire (T10, T16, T18)', () => {
    expect(rowRecord.read(sent)).toEqual({
      id: '7',
      title: 'Soupe',
      always: false,
      told: 'oui',
      house: '3',
      note: 'tiède',
      tags: ['a'],
      average: 4,
      first: { name: 'Zoé' },
      lines: [{ price: 435 }],
      version: 2,
    })
  })

  it('reads missing, null and blank fields as the default of their kind (T17)', () => {
    const least = { id: '', title: '', always: true, told: null, tags: [], average: null, first: null, lines: [] }
    expect(rowRecord.read({})).toStrictEqual(least)
    expect(rowRecord.read({ told: ' ', house: null, note: ' ', average: null, version: null })).toStrictEqual(least)
  })

  it.each([null, undefined, 'text', 3, [sent]])('reads %j as an empty record', (value) => {
    expect(rowRecord.read(value)).toStrictEqual(rowRecord.read({}))
    expect(rowRecord.find(value)).toBeUndefined()
  })

  it('can be extended with more fields', () => {
    expect(extended(rowRecord, { more: text }).read(sent)).toMatchObject({ title: 'Soupe', more: 'unknown' })
  })

  it('has the types of its kinds, with optional properties for fields that may be missing', () => {
    expectTypeOf<RowRecord>().toEqualTypeOf<{
      id: string
      title: string
      always: boolean
      told: string | null
      house?: string
      note?: string
      tags: string[]
      average: number | null
      first: { name: string } | null
      lines: { price: number }[]
      version?: number
    }>()
    expectTypeOf<Answer<typeof rowRecord>>().toEqualTypeOf<{
      id: string
      label: string
      always: boolean
      told: string
      house: string
      note?: string | undefined
      tags?: string[] | undefined
      average: number | null
      first: { name: string }
      lines: { unitPrice: number }[]
      version?: number | undefined
    }>()
  })
})

describe('the answers of a record', () => {
  const answers = answerOf(rowRecord)
  const full = {
    id: '0197a000-0000-7000-8000-00000012ab34',
    label: 'Soupe',
    always: true,
    told: 'oui',
    house: '0197a000-0000-7000-8000-00000012ab35',
    average: null,
    first: { name: 'Zoé' },
    lines: [],
  }

  it('may leave out what is optional or omittable, and nothing else', () => {
    expect(answers.safeParse(full).success).toBe(true)
    const refused = (changes: object) =>
      answers.safeParse({ ...full, ...changes }).error?.issues.map(({ path }) => path[0])
    for (const name of Object.keys(full)) expect(refused({ [name]: undefined }), name).toEqual([name])
    expect(refused({ told: null, note: null, tags: null, version: null })).toEqual(['told', 'note', 'tags', 'version'])
  })

  it('drop fields that the record does not have', () => {
    expect(answers.parse({ ...full, more: 1 })).not.toHaveProperty('more')
  })

  it('have the description of a field in their JSON schema', () => {
    const { properties } = z.toJSONSchema(answerOf(record({ note: described('Une note', optional(text)), version })))
    expect(properties).toMatchObject({ note: { description: 'Une note' }, version: { type: 'integer' } })
  })
})
