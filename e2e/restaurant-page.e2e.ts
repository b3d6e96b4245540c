import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { violationsOf } from './harness/axe.ts'
import { fillCredentials, NEW_PASSWORD, newVisitor, openBrowser, PASSWORD } from './harness/browser.ts'
import { mostReviewed, type ReviewedRestaurant } from './harness/most-reviewed.ts'
import { foreign } from './harness/server.ts'
import { sharedServer } from './harness/stage.ts'

const PAGE_SIZE = 10

type WireRestaurant = {
  id: string
  name: string
  numberPlace: number
  phoneNumber: string
  description: string
  address: { streetNumber: number; streetName: string; postalCode: string; city: string }
  restaurantFeatures: string[]
  meetingRooms: { name: string; numberMettingPlace: number }[]
}

const browser = await openBrowser()
const server = sharedServer()
/** The demonstration's restaurant with the most reviews: more than one page holds. */
let most: ReviewedRestaurant
let home: string

beforeAll(async () => {
  most = await mostReviewed(server.url)
  home = `/restaurants/${most.id}`
})

const visitor = (options = {}) => newVisitor(browser, server.url, options)
const addressOf = (page: Page) => page.url().slice(server.url.length)
const pages = () => Math.ceil(most.count / PAGE_SIZE)
const reviewsOf = (page: Page) => page.getByRole('region', { name: 'Avis des clients' }).getByRole('listitem')

/** Text twice as large, as browsers zoom it alone: the sizes of everything else stay. */
async function doubleText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const elements = [...document.querySelectorAll<HTMLElement>('body, body *')]
    const sizes = elements.map((element) => Number.parseFloat(getComputedStyle(element).fontSize))
    for (const [index, element] of elements.entries())
      element.style?.setProperty('font-size', `${(sizes[index] ?? 16) * 2}px`)
  })
}

describe('a restaurant without a script', () => {
  it('says all that the house tells of it [RSD-01] [RSD-02] [RSD-03] [RSD-05] [RSD-10]', async () => {
    const { page, context } = await visitor({ javaScriptEnabled: false, viewport: { width: 360, height: 780 } })
    const reply = await page.request.get(`${server.url}/api/notprotected/restaurant`)
    const told = ((await reply.json()) as WireRestaurant[]).find(
      (one) => one.phoneNumber && one.description && one.meetingRooms.length > 0 && one.restaurantFeatures.length > 0,
    )
    if (!told) throw new Error('No restaurant of the demonstration says everything.')
    await page.goto(`/restaurants/${told.id}`)
    await page.getByRole('heading', { level: 1, name: told.name }).waitFor()
    const { streetNumber, streetName, postalCode, city } = told.address
    const text = (await page.getByRole('article').innerText()).replaceAll(/\s+/g, ' ')
    expect(text).toContain(`${streetNumber} ${streetName}, ${city} (${postalCode})`)
    expect(text).toContain(`${told.numberPlace} places`)
    expect(text).toContain(told.description)
    const call = page.getByRole('article').locator('a[href^="tel:"]')
    expect((await call.innerText()).replaceAll(/\D/g, '')).toBe(told.phoneNumber.replaceAll(/\D/g, ''))
    for (const feature of told.restaurantFeatures) await page.getByText(feature.replaceAll('_', ' ')).waitFor()
    await expect.poll(() => page.getByRole('row').count()).toBe(7)
    const rooms = page.getByRole('region', { name: 'Salles de réunion' }).getByRole('listitem')
    for (const { name, numberMettingPlace } of told.meetingRooms)
      await expect.poll(() => rooms.filter({ hasText: name }).innerText()).toContain(`${numberMettingPlace} personne`)
    await context.close()
  })

  it.skipIf(foreign)('shows its reviews page by page, and the rules they follow [RSD-12]', async () => {
    const { page, context } = await visitor({ javaScriptEnabled: false, viewport: { width: 360, height: 780 } })
    await page.goto(home)
    await page.getByRole('heading', { level: 1, name: most.name }).waitFor()
    await expect.poll(() => reviewsOf(page).count()).toBe(PAGE_SIZE)
    const first = await reviewsOf(page).first().innerText()
    await page.getByRole('link', { name: 'Plus d’avis' }).click()
    await expect.poll(() => addressOf(page)).toBe(`${home}?avis=2#avis`)
    await expect.poll(() => reviewsOf(page).count()).toBe(Math.min(PAGE_SIZE, most.count - PAGE_SIZE))
    await expect.poll(() => reviewsOf(page).allInnerTexts()).not.toContain(first)
    await page.getByRole('link', { name: 'Avis plus récents' }).click()
    await expect.poll(() => reviewsOf(page).first().innerText()).toBe(first)
    await page.getByRole('link', { name: /règles de publication/ }).click()
    await page.getByRole('heading', { level: 1, name: /règles de publication/ }).waitFor()
    await context.close()
  })
})

describe('a restaurant with its script', () => {
  it.skipIf(foreign)('turns the pages of its reviews in place, where reading goes on', async () => {
    const { page, context, problems } = await visitor()
    await page.goto(home)
    await page.evaluate(() => Object.assign(window, { stayed: true }))
    await page.getByRole('link', { name: 'Plus d’avis' }).click()
    await page.getByText(`Page 2 sur ${pages()}`).waitFor()
    await expect.poll(() => reviewsOf(page).count()).toBe(Math.min(PAGE_SIZE, most.count - PAGE_SIZE))
    await expect.poll(() => addressOf(page)).toBe(`${home}?avis=2#avis`)
    await expect.poll(() => page.evaluate(() => 'stayed' in window)).toBe(true)
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('avis')
    await page.goBack()
    await page.getByText(`Page 1 sur ${pages()}`).waitFor()
    expect(problems).toEqual([])
    await context.close()
  })

  it.each([
    ['Demander une réservation', '/create-reservation'],
    ['Organiser un événement', '/create-event-request'],
  ])('leads by « %s » through the sign-in to the form, this restaurant chosen', async (label, path) => {
    const { page, context } = await visitor()
    await page.goto(home)
    await page.getByRole('link', { name: label }).click()
    await page.waitForURL((url) => url.pathname === '/login')
    await fillCredentials(page, 'gerant', PASSWORD)
    await page.waitForURL((url) => url.pathname === path && url.search.startsWith('?restaurant='))
    const choice = page.getByRole('combobox', { name: 'Restaurant', exact: true })
    const chosen = choice.locator('option:checked')
    await expect.poll(() => chosen.textContent()).toBe(most.name)

    // Another choice stays over a reload; the page of the restaurant wins again, and the rest of the draft is kept.
    await choice.selectOption({ index: most.name === (await choice.locator('option').nth(1).textContent()) ? 2 : 1 })
    await expect.poll(() => new URL(page.url()).search).toBe('')
    const other = await chosen.textContent()
    await page.getByLabel('Nombre de personnes').fill('7')
    await page.reload()
    await expect.poll(() => chosen.textContent()).toBe(other)
    await page.goto(home)
    await page.getByRole('link', { name: label }).click()
    await page.getByText('Celui de la page d’où vous venez. Le reste de votre brouillon est conservé.').waitFor()
    await expect.poll(() => chosen.textContent()).toBe(most.name)
    await expect.poll(() => page.getByLabel('Nombre de personnes').inputValue()).toBe('7')
    await context.close()
  })

  it.each([
    [320, 'light'],
    [1366, 'dark'],
  ] as const)('has no finding of axe at %i px, %s, and fits with text twice as large', async (width, colorScheme) => {
    const { page, context } = await visitor({ viewport: { width, height: 800 }, colorScheme })
    for (const path of [home, '/avis/regles', '/register', '/login?compte=cree', '/']) {
      await page.goto(path)
      expect(await violationsOf(page), path).toEqual([])
      await doubleText(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), path).toBe(true)
    }
    await context.close()
  })
})

describe('registration', () => {
  const typed = {
    'Nom d’utilisateur': 'sans_script',
    'E-mail': 'sans.script@exemple.fr',
    Prénom: 'Camille',
    Nom: 'Durand',
    'Mot de passe': NEW_PASSWORD,
    'Confirmer le mot de passe': NEW_PASSWORD,
  }

  it('works without a script: what to correct, then the account [REG-03] [REG-16] [REG-19] [REG-20]', async () => {
    const { page, context } = await visitor({ javaScriptEnabled: false })
    await page.goto('/register')
    for (const [label, value] of Object.entries(typed)) await page.getByLabel(label, { exact: true }).fill(value)
    await page.getByLabel('E-mail').fill('sans.script@')
    await page.keyboard.press('Enter')
    await page.getByText('Veuillez corriger les erreurs du formulaire').waitFor()
    await page.getByText('Email invalide.').waitFor()
    await expect.poll(() => page.getByLabel('Nom d’utilisateur').inputValue()).toBe('sans_script')
    await expect.poll(() => page.getByLabel('Mot de passe', { exact: true }).inputValue()).toBe('')
    for (const [label, value] of Object.entries(typed)) await page.getByLabel(label, { exact: true }).fill(value)
    await page.getByRole('button', { name: 'Créer le compte' }).click()
    await page.getByText('Compte créé avec succès !').waitFor()
    await expect.poll(() => addressOf(page)).toBe('/login?compte=cree')
    // A browser that a test keeps from running scripts still hides what is for those without.
    await expect.poll(() => page.locator('noscript').textContent()).toContain('Ce formulaire a besoin de JavaScript.')
    await context.close()
  })

  it('says what to correct, and that the network fails, without the toasts’ script [REG-15]', async () => {
    const { page, context } = await visitor()
    await page.route(/\/assets\/toast-.*\.js/, (route) => route.abort())
    await page.goto('/register')
    await page.getByLabel('E-mail').focus()
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await page.keyboard.press('Enter')
    await page.getByRole('alert').filter({ hasText: "Le nom d'utilisateur" }).waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('username')
    for (const [label, value] of Object.entries(typed)) await page.getByLabel(label, { exact: true }).fill(value)
    await page.keyboard.press('Enter')
    await page.getByRole('alert').filter({ hasText: 'Vérifiez votre réseau' }).waitFor()
    await page.getByRole('button', { name: 'Créer le compte' }).waitFor()
    await context.close()
  })

  it('marks the rules of the password as they are met [REG-11]', async () => {
    const { page, context } = await visitor()
    await page.goto('/register')
    const met = page.getByRole('listitem').filter({ hasText: '(rempli)' })
    const password = page.getByLabel('Mot de passe', { exact: true })
    // Typed again until the page's script is there to see it.
    await expect
      .poll(async () => {
        await password.fill('')
        await password.pressSequentially('abcD')
        return met.count()
      })
      .toBe(2)
    await password.pressSequentially('efg1!')
    await expect.poll(() => met.count()).toBe(5)
    await context.close()
  })
})
