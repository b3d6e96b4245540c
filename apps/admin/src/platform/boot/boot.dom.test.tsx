import { ApiError } from '@potager/domain/api'
import { paths } from '@potager/domain/paths'
import { MainRail } from '@potager/ui/frame'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { KEPT_MS, prefetch, withFirstAnswers } from './firstAnswers.ts'
import { keptKitchen, keptScheme, nameScheme, showBarOfAdmins, showScheme } from './look.ts'
import { allCome, isExpired, LATE_MS, type LoadFailure, runInTurn, watchArrival } from './run.ts'

describe('look', () => {
  beforeEach(() => {
    onTestFinished(() => {
      document.body.replaceChildren()
      delete document.documentElement.dataset.scheme
    })
  })

  it('showScheme sets a chosen scheme on the document, and changes nothing for « system »', () => {
    showScheme('system')
    expect(document.documentElement.dataset.scheme).toBeUndefined()
    showScheme('dark')
    expect(document.documentElement.dataset.scheme).toBe('dark')
    showScheme('system')
    expect(document.documentElement.dataset.scheme).toBe('dark')
  })

  it('nameScheme selects the chosen scheme in the server-rendered frame, if that has the choice', () => {
    document.body.innerHTML =
      '<aside><select><option value="light"></option><option value="dark"></option></select></aside>'
    nameScheme('dark')
    expect(document.querySelector('select')?.value).toBe('dark')
    document.body.innerHTML = '<aside></aside>'
    expect(() => nameScheme('dark')).not.toThrow()
  })

  it('showBarOfAdmins gives the main rail the administrators’ bar, and leaves other rails unchanged', () => {
    const draw = (admin: boolean, currentPath: string) => {
      document.body.innerHTML = renderToStaticMarkup(
        <aside>
          <MainRail {...{ admin, currentPath }} />
        </aside>,
      )
    }
    const cells = () =>
      [...document.querySelectorAll<HTMLAnchorElement>('[data-bar] a')].map((cell) => [
        cell.pathname,
        cell.textContent,
        cell.getAttribute('aria-current'),
      ])
    for (const path of [paths.dashboard, paths.service]) {
      draw(true, path)
      const told = cells()
      draw(false, path)
      expect(cells()).not.toEqual(told)
      showBarOfAdmins()
      expect(cells()).toEqual(told)
    }
    document.body.innerHTML = '<aside><nav data-bar><a href="/console">Console</a></nav></aside>'
    showBarOfAdmins()
    expect(cells()).toEqual([['/console', 'Console', null]])
  })

  it('keptKitchen is true only for the account whose stored preferences say so', () => {
    const kept = (text: string | null) => () => ({ getItem: (key: string) => (key.endsWith('.gerant') ? text : null) })
    expect(keptKitchen(kept('{"kitchen":true}'), 'gerant')).toBe(true)
    expect(keptKitchen(kept('{"kitchen":true}'), 'admin')).toBe(false)
    for (const other of ['{"kitchen":"yes"}', '{}', 'null', '3', '{', null])
      expect(keptKitchen(kept(other), 'gerant')).toBe(false)
    const denied = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    expect(keptKitchen(denied, 'gerant')).toBe(false)
  })
})

describe('look', () => {
  it.each([
    ['dark', 'dark'],
    ['light', 'light'],
    ['system', 'system'],
    ['<script>', 'system'],
    [null, 'system'],
  ])('a stored scheme of %s is read as %s', (kept, scheme) => {
    expect(keptScheme(() => ({ getItem: () => kept }))).toBe(scheme)
  })

  it('a denied storage is read as the scheme « system »', () => {
    const refuse = () => {
      throw new Error('SecurityError')
    }
    expect(keptScheme(refuse)).toBe('system')
  })
})

function held() {
  let end = () => {}
  const promise = new Promise<void>((resolve) => {
    end = resolve
  })
  return { promise, end }
}

const turn = () => new Promise((resolve) => setTimeout(resolve))

it('runs a module once the one before it has run, and the last once the styles are there', async () => {
  const ran: string[] = []
  const first = held()
  const styles = held()
  const all = runInTurn(
    ['react', 'theme', 'start'],
    (module) => {
      ran.push(module)
      return module === 'react' ? first.promise : Promise.resolve()
    },
    () => styles.promise,
  )
  await turn()
  expect(ran).toEqual(['react'])
  first.end()
  await turn()
  expect(ran).toEqual(['react', 'theme'])
  styles.end()
  await all
  expect(ran).toEqual(['react', 'theme', 'start'])
})

it('running modules stops at one that cannot be loaded, and rejects with its error', async () => {
  const ran: string[] = []
  const run = async (module: string) => {
    ran.push(module)
    throw new TypeError(module)
  }
  await expect(runInTurn(['react', 'start'], run, () => Promise.resolve())).rejects.toThrow('react')
  expect(ran).toEqual(['react'])
})

const link = (state: Partial<HTMLLinkElement>) =>
  Object.assign(new EventTarget(), { sheet: null, ...state }) as HTMLLinkElement
const sheet = (rules: number) => ({ cssRules: { length: rules } }) as CSSStyleSheet

it('waits for the style sheets that are on their way', async () => {
  const coming = link({})
  const ended: boolean[] = []
  void allCome([link({ sheet: sheet(2) }), coming]).then(() => ended.push(true))
  await turn()
  expect(ended).toEqual([])
  coming.dispatchEvent(new Event('load'))
  await turn()
  expect(ended).toEqual([true])
})

it.each([
  ['before', link({ sheet: sheet(0) })],
  ['after', link({})],
])('waits for ever for a style sheet that failed %s it was looked at', async (_, failing) => {
  const ended: boolean[] = []
  void allCome([failing]).then(() => ended.push(true))
  failing.dispatchEvent(new Event('error'))
  await turn()
  expect(ended).toEqual([])
})

const tokenOf = (claims: object) => `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`

it('a token expires at the second of its « exp » claim, not before', () => {
  const token = tokenOf({ exp: 1_700_000_000 })
  expect(isExpired(token, 1_699_999_999_999)).toBe(false)
  expect(isExpired(token, 1_700_000_000_000)).toBe(true)
  expect(isExpired(token, 1_800_000_000_000)).toBe(true)
})

it.each([
  ['says no time', tokenOf({ sub: 'gerant' })],
  ['says it as text', tokenOf({ exp: '1' })],
  ['cannot be read', 'jeton'],
])('a token that %s does not count as expired', (_, token) => {
  expect(isExpired(token, 1_800_000_000_000)).toBe(false)
})

describe('watch', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  function watched() {
    const place = Object.assign(new EventTarget(), { setTimeout, clearTimeout })
    const told: LoadFailure[] = []
    // Timers are looked up at run time: the fake ones, which return numbers as in browsers.
    const timers = place as unknown as Parameters<typeof watchArrival>[0]
    return { place, told, arrived: watchArrival(timers, (trouble) => told.push(trouble)) }
  }

  it('an application that does not start is reported once it is late', () => {
    const { told } = watched()
    vi.advanceTimersByTime(LATE_MS - 1)
    expect(told).toEqual([])
    vi.advanceTimersByTime(1)
    expect(told).toEqual(['late'])
  })

  it('an application that has started is not reported any more', () => {
    const { told, arrived, place } = watched()
    arrived()
    vi.advanceTimersByTime(LATE_MS * 2)
    place.dispatchEvent(new Event('error'))
    expect(told).toEqual([])
  })

  it.each([
    ['error', undefined, 'broken'],
    ['unhandledrejection', new TypeError('list.toSorted is not a function'), 'broken'],
    ['unhandledrejection', new TypeError('error loading dynamically imported module: /a.js'), 'failed'],
    ['unhandledrejection', new ApiError('network', 0, { fields: {} }, ''), 'failed'],
    ['unhandledrejection', new ApiError('fault', 0, { fields: {} }, ''), 'broken'],
  ] as const)('an application that fails is reported at once, and once (%s of %s: %s)', (type, reason, told) => {
    const { told: heard, place } = watched()
    place.dispatchEvent(Object.assign(new Event(type), reason && { reason }))
    place.dispatchEvent(new Event(type))
    vi.advanceTimersByTime(LATE_MS)
    expect(heard).toEqual([told])
  })
})

const nothingKept = { getItem: () => null }
const mine = { Authorization: 'Bearer mine' }

function network() {
  const asked: { url: string; authorization: string | null }[] = []
  const ask: typeof fetch = async (input, init) => {
    asked.push({ url: String(input), authorization: new Headers(init?.headers).get('authorization') })
    return new Response(String(input))
  }
  return { ask, asked }
}

const bodyOf = async (answer: Promise<Response>) => (await answer).text()

describe('a prefetched answer', () => {
  it('is requested with the session’s token, or without it for a public call', async () => {
    const { ask, asked } = network()
    prefetch([{ url: '/orders' }, { url: '/menu', open: true }], 'mine', ask, nothingKept)
    expect(asked).toEqual([
      { url: '/orders', authorization: 'Bearer mine' },
      { url: '/menu', authorization: null },
    ])
  })

  it('is not requested if the browser stores parameters of the list', () => {
    const { ask, asked } = network()
    const kept = { getItem: (key: string) => (key === 'left' ? '{}' : null) }
    prefetch(
      [
        { url: '/orders', unless: 'left' },
        { url: '/dishes', unless: 'other' },
      ],
      'mine',
      ask,
      kept,
    )
    expect(asked.map(({ url }) => url)).toEqual(['/dishes'])
  })

  it('is used once, then the call goes to the network', async () => {
    const { ask, asked } = network()
    const take = withFirstAnswers(prefetch([{ url: '/orders' }], 'mine', ask, nothingKept), ask)
    expect(await bodyOf(take('/orders', { headers: mine }))).toBe('/orders')
    expect(asked).toHaveLength(1)
    await take('/orders', { headers: mine })
    expect(asked).toHaveLength(2)
  })

  it('is not used for a call with another token or without one', async () => {
    const { ask, asked } = network()
    const take = withFirstAnswers(prefetch([{ url: '/orders' }], 'mine', ask, nothingKept), ask)
    await take('/orders', { headers: { Authorization: 'Bearer other' } })
    await take('/orders')
    expect(asked.map(({ authorization }) => authorization)).toEqual(['Bearer mine', 'Bearer other', null])
  })

  it('is forgotten after a write', async () => {
    const { ask, asked } = network()
    const take = withFirstAnswers(prefetch([{ url: '/orders' }], 'mine', ask, nothingKept), ask)
    await take('/orders/1', { method: 'PUT', headers: mine })
    await take('/orders', { headers: mine })
    expect(asked.map(({ url }) => url)).toEqual(['/orders', '/orders/1', '/orders'])
  })

  it('is forgotten when it has waited too long', async () => {
    vi.useFakeTimers()
    const { ask, asked } = network()
    const take = withFirstAnswers(prefetch([{ url: '/orders' }], 'mine', ask, nothingKept), ask)
    vi.advanceTimersByTime(KEPT_MS + 1)
    await take('/orders', { headers: mine })
    expect(asked).toHaveLength(2)
    vi.useRealTimers()
  })

  it('is requested again by the page if it failed', async () => {
    const { ask } = network()
    const failing: typeof fetch = () => Promise.reject(new TypeError('no network'))
    const take = withFirstAnswers(prefetch([{ url: '/orders' }], 'mine', failing, nothingKept), ask)
    expect(await bodyOf(take('/orders', { headers: mine }))).toBe('/orders')
  })

  it('rejects when its call is aborted', async () => {
    const { ask } = network()
    const never: typeof fetch = () => new Promise(() => {})
    const take = withFirstAnswers(prefetch([{ url: '/orders' }], 'mine', never, nothingKept), ask)
    const stop = new AbortController()
    const answer = take('/orders', { headers: mine, signal: stop.signal })
    stop.abort(new Error('left'))
    await expect(answer).rejects.toThrow('left')
    const stopped = withFirstAnswers(prefetch([{ url: '/orders' }], 'mine', never, nothingKept), ask)
    await expect(stopped('/orders', { headers: mine, signal: stop.signal })).rejects.toThrow('left')
  })
})
