import { publicMessages } from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import { PageShell } from '@potager/ui/site'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { CreateButton } from './CreateButton.tsx'
import { SiteLink } from './SiteLink.tsx'
import { session } from './session.ts'

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
