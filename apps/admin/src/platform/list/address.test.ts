import { fc, test } from '@fast-check/vitest'
import { waitingPaths } from '@potager/domain/paths'
import { describe, expect, it } from 'vitest'
import { eventRequestAddress, managedEventRequestAddress } from '../../pages/event-request/eventRequestAddress.ts'
import { managementAddress, plannerPath, reservationAddress } from '../../pages/reservation/reservationAddress.ts'
import { addressCodec, day, filter, oneOf, opened, or, page, shownPage, text, wordFor } from './address.ts'
import { forgetLists, storageKeyOf } from './listStorage.ts'

const every = addressCodec({
  filter: filter({
    q: text('recherche'),
    status: oneOf('statut', ['PENDING', 'toString']),
    open: wordFor('ouvert', { oui: true, non: false }),
    day: day('jour'),
  }),
  order: or(wordFor('tri', { recents: 'latest' }), 'oldest'),
  page,
  record: opened('fiche'),
})
type Every = ReturnType<typeof every.read>

const anyDay = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const anyText = fc.string({ minLength: 1, unit: 'grapheme' })
const anyAddress: fc.Arbitrary<Every> = fc.record({
  filter: fc.record(
    { q: anyText, status: fc.constantFrom('PENDING', 'toString'), open: fc.boolean(), day: anyDay },
    { requiredKeys: [] },
  ),
  order: fc.constantFrom('latest', 'oldest'),
  page: fc.nat(999_999),
  record: fc.option(anyText),
})

test.prop([anyAddress])('the address of a list is read back as it was written, also from a whole URL', (said) => {
  const written = new URL(`https://potager.test/liste?${every.write(said)}`)
  expect(every.read(written.searchParams)).toEqual(said)
})

test.prop([fc.webQueryParameters()])(
  'reading and writing the address of a list again changes nothing, whatever it said',
  (typed) => {
    const written = every.write(every.read(new URLSearchParams(typed)))
    expect(every.write(every.read(written)).toString()).toBe(written.toString())
  },
)

describe('the address of a list', () => {
  const start = { filter: {}, order: 'oldest', page: 0, record: null }
  const read = (query: string) => every.read(new URLSearchParams(query))

  it('omits default values', () => {
    expect(every.write(every.read(new URLSearchParams())).toString()).toBe('')
    expect(read('')).toEqual(start)
  })

  it.each([
    'recherche=&statut=&ouvert=&jour=&tri=&fiche=',
    'statut=constructor&ouvert=peut-etre&tri=toString',
    'jour=hier&page=zero',
    'jour=2026-02-30&page=-1',
    'jour=2026-13-40&page=1.5',
    'jour=2026-02-28x&page=Infinity',
  ])('ignores invalid values: %s', (query) => {
    expect(read(query)).toEqual(start)
  })

  it('counts pages from 1, and caps them', () => {
    const pages = ['page=3', 'page=1', 'page=0', 'page=-4', 'page=2.5', 'page=abc', 'page=1e400', 'page=999999999999']
    expect(pages.map((query) => read(query).page)).toEqual([2, 0, 0, 0, 0, 0, 0, 999_999])
  })
})

describe('the addresses of lists', () => {
  it('hold the filters of « Mes Réservations » [RES-03] [RES-04] [RES-05]', () => {
    const said = {
      filter: { status: 'PENDING', type: 'MEETING_ROOM', from: '2026-11-01', to: '2026-11-30' },
      page: 2,
      reservation: 'r1',
    }
    const written = reservationAddress.write(said)
    expect(String(written)).toBe('statut=PENDING&type=MEETING_ROOM&du=2026-11-01&au=2026-11-30&page=3&reservation=r1')
    expect(reservationAddress.read(written)).toEqual(said)
  })

  it('hold the filters of « Demandes d’Événements » [EVT-03]', () => {
    const said = {
      filter: { status: 'PENDING', type: 'AUTRE', restaurantId: 'r1', from: '2026-12-01' },
      page: 1,
      request: 'd1',
    }
    const written = eventRequestAddress.write(said)
    expect(String(written)).toBe('statut=PENDING&type=AUTRE&restaurant=r1&du=2026-12-01&page=2&demande=d1')
    expect(eventRequestAddress.read(written)).toEqual(said)
  })

  it('hold day and span of the planner, and no day if it is missing or invalid', () => {
    const week = {
      view: 'planner',
      restaurant: 'r1',
      status: null,
      day: '2027-01-04',
      span: 'week',
      page: 0,
      reservation: null,
      event: 'd1',
    } as const
    const written = managementAddress.write(week)
    expect(String(written)).toBe('vue=planning&restaurant=r1&jour=2027-01-04&duree=semaine&demande=d1')
    expect(managementAddress.read(written)).toEqual(week)
    for (const query of ['vue=planning', 'vue=planning&jour=2026-02-30', 'vue=planning&jour=demain'])
      expect(managementAddress.read(new URLSearchParams(query))).toMatchObject({
        view: 'planner',
        span: 'day',
        day: null,
      })
  })

  it('lead to the planner of a restaurant on a day, or without both', () => {
    expect(plannerPath('r1', '2027-01-04')).toBe('/manage-reservations?vue=planning&restaurant=r1&jour=2027-01-04')
    expect(plannerPath('', null)).toBe('/manage-reservations?vue=planning')
  })

  it('lead from a count in the menu to the pending bookings of all restaurants [RMG-13] [EVM-20]', () => {
    const queryOf = (path: string) => new URL(path, 'https://potager.exemple').searchParams
    const reservations = managementAddress.read(queryOf(waitingPaths.reservations))
    expect(reservations).toMatchObject({ view: 'table', restaurant: '', status: 'PENDING', day: null, page: 0 })
    const requests = managedEventRequestAddress.read(queryOf(waitingPaths.eventRequests))
    expect(requests).toEqual({ restaurant: '', filter: { status: 'PENDING' }, page: 0, request: null })
  })
})

it('shownPage shows an empty page only if it is no placeholder for the one that was asked for', () => {
  const [empty, full] = [{ items: [] }, { items: ['a'] }]
  expect(shownPage({ data: empty, isPlaceholderData: true })).toBeNull()
  expect(shownPage({ data: empty, isPlaceholderData: false })).toBe(empty)
  expect(shownPage({ data: full, isPlaceholderData: true })).toBe(full)
  expect(shownPage({ data: undefined, isPlaceholderData: false })).toBeNull()
})

/** A storage as browsers have it: its keys are its own properties. */
function storageOf(keys: readonly string[]): Pick<Storage, 'removeItem'> {
  const removeItem = (key: string) => void Reflect.deleteProperty(storage, key)
  const storage = Object.assign(Object.create({ removeItem }), Object.fromEntries(keys.map((key) => [key, ''])))
  return storage
}

it('the storage key of a list differs between accounts', () => {
  expect(storageKeyOf('gerant', 'orders.listParams')).not.toBe(storageKeyOf('admin', 'orders.listParams'))
})

it('forgets everybody’s filters, chosen rows and columns, but no view and nothing else', () => {
  const names = ['orders.listParams', 'orders.selectedIds', 'views.orders', 'orders.datatable']
  const keys = ['gerant', 'admin'].flatMap((owner) => names.map((name) => storageKeyOf(owner, name)))
  const storage = storageOf(['mui-mode', ...keys])
  forgetLists(storage)
  expect(Object.keys(storage)).toEqual([
    'mui-mode',
    storageKeyOf('gerant', 'views.orders'),
    storageKeyOf('admin', 'views.orders'),
  ])
})

it('the storage key of a list is the one that react-admin uses', () => {
  expect(storageKeyOf('gerant', 'orders.listParams')).toBe('RaStorepotager.gerant.orders.listParams')
})
