import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { fillCredentials, openBrowser, PASSWORD } from './harness/browser.ts'
import { newMember } from './harness/member.ts'
import { foreign } from './harness/server.ts'
import { sharedServer } from './harness/stage.ts'

const browser = await openBrowser()
const server = sharedServer()

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Quitter sans enregistrer ?' })
const signOut = (page: Page) => page.getByRole('button', { name: 'Se déconnecter' }).first()

type Form = { path: string; label: string; typed: string; extension?: boolean }

const forms: Form[] = [
  { path: '/create-dish', label: 'Nom du plat', typed: 'Tarte aux orties' },
  { path: '/create_restaurant', label: 'Rue', typed: 'rue des Orties' },
  { path: '/chatbot/settings', label: 'Sessions par jour au plus', typed: '432', extension: true },
]

/** Somebody who typed into one field of a form, and the boxes that the browser itself put up since. */
async function halfway({ path, label, typed }: Form) {
  const { page, context, problems } = await newMember(browser, server.url)
  const boxes: string[] = []
  page.on('dialog', (dialog) => {
    boxes.push(dialog.type())
    void dialog.accept()
  })
  const endings: string[] = []
  page.on('request', (request) => request.url().endsWith('/logout') && endings.push(request.url()))
  await page.goto(path)
  const field = page.getByRole('textbox', { name: new RegExp(`^${label}( \\*)?$`) })
  await field.fill(typed)
  await field.press('Tab')
  return { page, context, problems, field, boxes, endings }
}

describe.each(forms.filter(({ extension }) => !(extension && foreign)))('$path with something typed', (form) => {
  it('asks before the session ends, and goes on as before when one stays', async () => {
    const { page, context, field, boxes, endings, problems } = await halfway(form)
    await signOut(page).focus()
    await page.keyboard.press('Enter')
    await question(page).waitFor()
    await page.keyboard.press('Escape')
    await question(page).waitFor({ state: 'hidden' })
    await expect.poll(() => signOut(page).getAttribute('aria-disabled')).toBe('false')
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Se déconnecter')
    expect([endings, boxes, await field.inputValue()]).toEqual([[], [], form.typed])
    // The session is still there, on the server too.
    const token = await page.evaluate(
      () => JSON.parse(localStorage.getItem('auth-storage') ?? '').state.authData.accessToken,
    )
    const headers = { authorization: `Bearer ${token}` }
    const answer = await page.request.get('/api/menu/order?page=0&size=1&sortBy=createdAt&sortDirection=desc', {
      headers,
    })
    expect(answer.status()).toBe(200)

    await signOut(page).click()
    await question(page).getByRole('button', { name: 'Se déconnecter' }).click()
    await page.waitForURL((url) => url.pathname === '/login')
    expect([endings.length, boxes]).toEqual([1, []])
    expect(problems).toEqual([])
    await context.close()
  })
})

/** Nothing can renew the session any more: the next call ends it. */
const loseSession = (page: Page) =>
  page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('auth-storage') ?? '')
    const { refreshToken: _, ...auth } = stored.state.authData
    const authData = { ...auth, username: 'gerant', accessToken: 'perdu' }
    localStorage.setItem('auth-storage', JSON.stringify({ ...stored, state: { authData } }))
  })

describe.each(forms.slice(0, 2))('$path when the session ends under it', (form) => {
  it('is found again after signing in, once; the sign-in page says what happened', async () => {
    const { page, context, field, boxes } = await halfway(form)
    await loseSession(page)
    // Whatever is asked for behind the form: here, what is asked again once the network is back.
    await context.setOffline(true)
    await context.setOffline(false)
    await page.waitForURL((url) => url.pathname === '/login')
    await page.getByText('Votre session est terminée. Connectez-vous pour reprendre où vous en étiez.').waitFor()
    await fillCredentials(page, 'gerant', PASSWORD)
    await page.waitForURL((url) => url.pathname === form.path)
    await expect.poll(() => field.inputValue()).toBe(form.typed)
    expect(boxes).toEqual([])

    // It is as unsaved as before.
    await page.getByRole('link', { name: 'Plats', exact: true }).click()
    await question(page).getByRole('button', { name: 'Quitter la page' }).click()
    await page.waitForURL((url) => url.pathname === '/dishes')
    await page.goto(form.path)
    await field.waitFor()
    await expect.poll(() => field.inputValue()).not.toBe(form.typed)
    await context.close()
  })
})

it.skipIf(foreign)('whoever stays when the session has ended can still sign out', async () => {
  const { page, context } = await newMember(browser, server.url)
  await page.goto('/chatbot/settings')
  await page.getByRole('textbox', { name: /^Sessions par jour au plus/ }).fill('432')
  await page.keyboard.press('Tab')
  await loseSession(page)
  const asked = page.waitForEvent('dialog')
  await context.setOffline(true)
  await context.setOffline(false)
  const box = await asked
  expect(box.type()).toBe('beforeunload')
  await box.dismiss()
  await signOut(page).click()
  await question(page).getByRole('button', { name: 'Se déconnecter' }).click()
  await page.waitForURL((url) => url.pathname === '/login')
  await context.close()
})
