import { setServerClock } from '@potager/domain/fixtures'
import { publicMessages } from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import { serverNow } from '@potager/domain/time'
import { PageShell } from '@potager/ui/site'
import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { SiteLink } from './App.tsx'
import { CreateButton } from './CreateButton.tsx'
import { session, useSignedIn } from './session.ts'
import { useNowFrom } from './use-now.ts'
import { useTyped } from './use-typed.ts'

function Field() {
  const { typed, field } = useTyped()
  return (
    <>
      <input {...field} />
      <p>{typed}</p>
    </>
  )
}

it('knows what was filled in before the script came, then what is typed', async () => {
  const page = document.createElement('div')
  page.innerHTML = renderToString(<Field />)
  const input = page.querySelector('input') ?? document.createElement('input')
  input.value = 'Potager'
  document.body.append(page)
  await act(async () => void hydrateRoot(page, <Field />))
  expect(page.querySelector('p')?.textContent).toBe('Potager')
  fireEvent.input(input, { target: { value: 'Potager#2026' } })
  expect(page.querySelector('p')?.textContent).toBe('Potager#2026')
})

describe('use-now', () => {
  const HOUR = 3_600_000
  const NOON = Date.parse('2026-11-25T12:00:00Z')
  const said = { date: new Date(NOON).toUTCString(), 'cache-control': 'no-cache' }

  /** A server at noon, whatever the device's clock says; 'none' when it cannot be reached. */
  function server(answers: Record<string, string> | 'none' = {}) {
    const send = vi.fn<typeof fetch>(async () => {
      if (answers === 'none') throw new TypeError('no network')
      return new Response(null, { headers: { ...said, ...answers } })
    })
    vi.stubGlobal('fetch', send)
    onTestFinished(() => {
      cleanup()
      vi.unstubAllGlobals()
      vi.useRealTimers()
    })
    return send
  }

  const device = (now: number) => vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now })
  const shown = async (first: number) => {
    const { result } = renderHook(() => useNowFrom(first))
    await act(async () => {})
    return result.current
  }

  afterEach(() => setServerClock(0))

  describe('the current time of a public page [CLK-03]', () => {
    it.each([26, -26, -10 * 8760])('is the server’s moment, on a device %d hours ahead', async (ahead) => {
      const send = server()
      device(NOON + ahead * HOUR)
      expect(await shown(NOON)).toBeCloseTo(NOON, -4)
      expect(send).toHaveBeenCalledExactlyOnceWith(location.href, { method: 'HEAD', cache: 'no-store' })
      // Known from then on.
      expect(serverNow()).toBeCloseTo(NOON, -4)
      await shown(serverNow())
      expect(send).toHaveBeenCalledTimes(1)
    })

    it('is the device’s moment in a page that a cache has kept since yesterday', async () => {
      server()
      device(NOON)
      expect(await shown(NOON - 26 * HOUR)).toBe(NOON)
    })

    it('is the device’s, without a call, if device and server agree', async () => {
      const send = server()
      device(NOON + 90_000)
      expect(await shown(NOON)).toBe(NOON + 90_000)
      expect(send).not.toHaveBeenCalled()
    })

    it('is renewed at once when a device that slept shows the page again', async () => {
      server()
      device(NOON)
      const { result } = renderHook(() => useNowFrom(NOON))
      vi.setSystemTime(NOON + 10 * HOUR)
      act(() => void document.dispatchEvent(new Event('visibilitychange')))
      expect(result.current).toBe(NOON + 10 * HOUR)
    })

    it.each([['none' as const], [{ date: '' }]])(
      'is the device’s where the server does not tell: %o',
      async (answers) => {
        server(answers)
        device(NOON + HOUR)
        expect(await shown(NOON - HOUR)).toBe(NOON + HOUR)
      },
    )
  })
})

describe('SiteLink', () => {
  const staffPaths = [
    '/reservations',
    '/dashboard',
    '/chatbot/dashboard',
    '/chatbot/diseases',
    '/chatbot/sessions',
    '/chatbot/reports',
    '/chatbot/analytics',
    '/chatbot/settings',
    '/admin/reviews/moderation',
    '/event-requests',
  ]

  afterEach(() => {
    cleanup()
    session.forget()
  })

  /** The addresses of the navigation of somebody with these tasks; undefined for all. */
  async function shown(tasks?: readonly string[]): Promise<string[]> {
    session.write({ accessToken: 'a', tasks: tasks ?? null })
    render(
      <PageShell signedIn currentPath="/" signingOut={false} onSignOut={() => {}} link={SiteLink}>
        {null}
      </PageShell>,
    )
    await act(async () => {
      await import('./StaffLink.tsx')
    })
    return links()
  }

  const links = () =>
    [...screen.getByRole('navigation', { name: 'Navigation principale' }).querySelectorAll('a')].map(
      (link) => link.getAttribute('href') ?? '',
    )

  describe('a button that leads to a creation page', () => {
    const buttons = async (tasks: readonly string[] | null) => {
      session.write({ accessToken: 'a', tasks })
      render(<CreateButton href={paths.createDish}>{publicMessages.createDish}</CreateButton>)
      await act(async () => {
        await import('./StaffLink.tsx')
      })
      return screen.queryAllByRole('link', { name: publicMessages.createDish }).length
    }

    it.each([
      [null, 1],
      [['menu'], 1],
      [['bookings'], 0],
    ])('is shown to an account with the tasks %j %i times [TSK-07]', async (tasks, times) => {
      expect(await buttons(tasks)).toBe(times)
    })
  })

  describe('the navigation of the public site', () => {
    it('leads an account with all tasks everywhere at once', async () => {
      const showing = shown()
      expect(links()).toEqual(['/', '/', '/menus', ...staffPaths])
      await showing
    })

    it('leads a narrowed account to what its tasks open, and nowhere before they are known [TSK-07]', async () => {
      const showing = shown(['bookings'])
      expect(links()).toEqual(['/', '/', '/menus'])
      expect(await showing).toEqual(['/', '/', '/menus', '/reservations', '/event-requests'])
      expect(screen.getByRole('button', { name: 'Se déconnecter' })).toBeTruthy()
    })

    it('follows a change of the account’s tasks in another tab [TSK-07]', async () => {
      await shown(['bookings'])
      session.write({ accessToken: 'a', tasks: ['moderation'] })
      await act(async () => {
        dispatchEvent(new StorageEvent('storage', { key: 'auth-storage' }))
      })
      expect(links()).toEqual(['/', '/', '/menus', '/admin/reviews/moderation'])
    })
  })
})

describe('session', () => {
  afterEach(() => session.forget())

  it.each([
    ['that the browser kept and shows again', 'pageshow'],
    ['beside which another tab signed out', 'storage'],
  ])('a page %s says who is signed in by now', (_, event) => {
    session.write({ accessToken: 'a', tasks: null })
    const { result } = renderHook(useSignedIn)
    session.forget()
    expect(result.current).toBe(true)
    act(() => void dispatchEvent(new Event(event)))
    expect(result.current).toBe(false)
  })
})
