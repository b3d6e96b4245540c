import { paths } from '@potager/domain/paths'
import { MainRail } from '@potager/ui/frame'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { keptKitchen, keptScheme, nameScheme, showBarOfAdmins, showScheme } from './look.ts'

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
