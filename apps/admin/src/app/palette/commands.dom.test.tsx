import { type Hit, readHits } from '@potager/domain/console'
import { contract } from '@potager/domain/contract'
import { drawBody } from '@potager/domain/fixtures'
import { describe, expect, it, vi } from 'vitest'
import { openDefinitions } from '../../console/definitions.ts'
import { backOffice } from '../../testing/backOffice.tsx'
import { commandsFor, hitGroups, pathOf } from './commands.ts'
import { onPaletteRequested, openPalette } from './PaletteHost.tsx'

type Groups = ReturnType<typeof commandsFor>

const admin = { accessToken: 'jeton', refreshToken: 'autre', username: 'chef', role: 'ADMIN' }

const proposed = (query: string) => commandsFor(query, openDefinitions())
const pathsOf = (groups: Groups) => groups.flatMap(({ items }) => items.map(({ path }) => path))
const idsOf = (groups: Groups) => groups.flatMap(({ items }) => items.map(({ id }) => id))
const hit = (kind: string, rest: Partial<Hit> = {}): Hit => ({ kind, id: 'a b', title: 'Trouvé', ...rest })
const detailOf = (found: Hit) => hitGroups([found]).flatMap(({ items }) => items)[0]?.detail

describe('the palette, before anything is typed,', () => {
  it('proposes actions, then the screens open to a manager, each once', () => {
    backOffice()
    const [actions, screens] = proposed('')
    expect(actions?.items.map(({ title, path }) => `${title} ${path}`)).toEqual([
      'Prendre une commande /create-order',
      'Créer un plat /create-dish',
      'Créer un restaurant /create_restaurant',
      'Créer une réservation /create-reservation',
      'Créer une demande d’événement /create-event-request',
      'Créer un client /console/customers?action=create',
      'Modérer les avis /admin/reviews/moderation',
      'Ajouter une maladie /chatbot/diseases?action=create',
    ])
    expect(screens?.items.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/dashboard', '/orders', '/service']),
    )
    // People know pages by their names: addresses only find them.
    expect(screens?.items.filter(({ detail }) => detail !== undefined)).toEqual([])
    const ids = idsOf(proposed(''))
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('leaves out the screens that the account’s tasks close [TSK-07]', () => {
    backOffice()
    const opens = (path: string) => path !== '/dashboard'
    const open = pathsOf(commandsFor('', openDefinitions(), opens))
    expect(pathsOf(proposed('')).filter((path) => !open.includes(path))).toEqual(['/dashboard'])
  })

  it('leads to no record in particular, and to the accounts and the trail only for an administrator', () => {
    backOffice()
    expect(pathsOf(proposed('')).filter((path) => /:|users|audit/.test(path))).toEqual([])
    backOffice({}, { auth: admin })
    expect(pathsOf(proposed('')).filter((path) => /:|users|audit/.test(path))).toEqual([
      '/console/users',
      '/console/audit',
    ])
  })

  it('proposes the console on every backend; signs, customers and accounts only with extensions', () => {
    const ours = () => pathsOf(proposed('')).filter((path) => /console|signs/.test(path))
    const everywhere = ['/console', '/console/reviews', '/console/sessions']
    backOffice({}, { auth: admin })
    expect(ours()).toEqual(
      expect.arrayContaining([...everywhere, '/chatbot/signs', '/console/customers', '/console/users']),
    )
    backOffice({}, { auth: admin, extensions: false })
    expect(ours()).toEqual(expect.arrayContaining(everywhere))
    expect(ours().filter((path) => /signs|customers|users|audit/.test(path))).toEqual([])
  })
})

it('the palette offers actions only for the resources that support them', () => {
  backOffice()
  const some = openDefinitions().filter(({ name }) => ['orders', 'sessions', 'reviews'].includes(name))
  const offered = (definitions: typeof some) => idsOf(commandsFor('', definitions).slice(0, 1))
  expect(offered(some)).toEqual(['create-orders', 'moderate'])
  expect(offered(some.map((definition) => ({ ...definition, hasCreate: false })))).toEqual(['moderate'])
  expect(offered([])).toEqual([])
})

describe('a query in the palette', () => {
  it('finds actions and screens by their words, whatever its case, accents and spaces', () => {
    backOffice()
    expect(pathsOf(proposed('  MODERER LES avis '))).toEqual(['/admin/reviews/moderation'])
    expect(proposed('evenement').map(({ items }) => items.length > 0)).toEqual([true, true])
    expect(pathsOf(proposed("creer une demande d'evenement"))).toContain('/create-event-request')
    expect(proposed('rien de tel').map(({ items }) => items)).toEqual([[], []])
  })

  it('finds screens by their address too, but not by the end of a title and the beginning of an address run together', () => {
    backOffice()
    expect(pathsOf(proposed('create-dish'))).toEqual(['/create-dish', '/create-dish'])
    expect(pathsOf(proposed('plat/create'))).toEqual([])
  })
})

describe('search hits in the palette', () => {
  it('are grouped by kind and lead to their record, or to a customer’s orders without customer records', () => {
    const kinds = ['user', 'order', 'reservation', 'event-request', 'dish', 'restaurant', 'disease', 'customer']
    backOffice()
    const groups = hitGroups(kinds.map((kind) => hit(kind)))
    expect(groups.map(({ items }) => items.length)).toEqual(groups.map(() => 1))
    const reached = Object.fromEntries(groups.flatMap(({ items }) => items.map(({ id, path }) => [id, path])))
    const ofCustomer = `/orders?filter=${encodeURIComponent('{"customerId":"a b"}').replace('%20', '+')}`
    expect(reached).toEqual({
      'order-a b': '/console/orders/a%20b',
      'reservation-a b': '/console/reservations/a%20b',
      'event-request-a b': '/console/event-requests/a%20b',
      'dish-a b': '/console/dishes/a%20b',
      'restaurant-a b': '/console/restaurants/a%20b',
      'disease-a b': '/console/diseases/a%20b',
      'user-a b': '/console/users/a%20b',
      'customer-a b': '/console/customers/a%20b',
    })
    backOffice({}, { extensions: ['search'] })
    expect(hitGroups([hit('customer')]).flatMap(({ items }) => items.map(({ path }) => path))).toEqual([ofCustomer])
  })

  it('are left out if their kind is unknown', () => {
    expect(hitGroups([hit('planet'), hit('dish')]).flatMap(({ items }) => items)).toHaveLength(1)
  })

  it('show the detail of an order and its status in words', () => {
    expect(detailOf(hit('order', { detail: 'Léa', status: 'READY' }))).toBe('Léa · Prête')
    expect(detailOf(hit('order', { status: 'READY' }))).toBe('Prête')
    expect(detailOf(hit('order', { detail: 'Léa', status: 'EATEN' }))).toBe('Léa')
    expect(detailOf(hit('order', { detail: 'Léa' }))).toBe('Léa')
  })

  it('show the time and status of a booking, and the server’s detail for other kinds', () => {
    expect(detailOf(hit('reservation', { detail: '2026-11-21T19:30:00', status: 'CONFIRMED' }))).toBe(
      '21/11/2026 19:30 · Confirmée',
    )
    expect(detailOf(hit('reservation', { status: 'CANCELLED' }))).toBe('Annulée')
    expect(detailOf(hit('event-request', { status: 'CANCELLED' }))).toBe('Refusé')
    expect(detailOf(hit('disease', { detail: 'Urgence haute' }))).toBe('Urgence haute')
    expect(detailOf(hit('dish'))).toBeUndefined()
  })

  it('give the path of the chosen hit, none for an unknown id', () => {
    const hits = readHits(drawBody(contract.console.search.response, 3, 'everything'))
    const groups = hitGroups(hits)
    for (const { id, kind } of hits) expect(pathOf(groups, `${kind}-${id}`)).toContain(id)
    expect(pathOf(groups, 'order-none')).toBeUndefined()
  })
})

it('openPalette calls its subscriber until that unsubscribes', () => {
  const asked = vi.fn<() => void>()
  const stop = onPaletteRequested(asked)
  openPalette()
  expect(asked).toHaveBeenCalledOnce()
  stop()
  openPalette()
  expect(asked).toHaveBeenCalledOnce()
})
