import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { dayAhead, fillMoment, findCustomer, question } from './harness/booking.ts'
import { openBrowser } from './harness/browser.ts'
import { newMember } from './harness/member.ts'
import { pressOn, tabTo } from './harness/person.ts'
import { foreign } from './harness/server.ts'
import { sharedServer } from './harness/stage.ts'
import { readToast, toast } from './harness/toast.ts'

const browser = await openBrowser()
const server = sharedServer()

const RESTAURANT = 'La Fève Tonka'
const ROOM = /Salle des Halles/

async function form(options: Parameters<typeof newMember>[3] = {}) {
  const visitor = await newMember(browser, server.url, 'gerant', options)
  await visitor.page.goto('/create-reservation')
  await visitor.page.getByRole('heading', { level: 1, name: 'Nouvelle Réservation' }).waitFor()
  return visitor
}

/** Fills in a room booking; what is not told is a dinner for eight. */
async function fillRoom(page: Page, day: string, { from = '19:00', to = '21:00', people = '8' } = {}) {
  await page.getByLabel('Restaurant').selectOption(RESTAURANT)
  await findCustomer(page, 'Legrand')
  await page.getByLabel('Type').selectOption('Salle de réunion')
  await fillMoment(page, 'Début', day, from)
  await fillMoment(page, 'Fin', day, to)
  await page.getByRole('radio', { name: ROOM }).check()
  await page.getByLabel('Nombre de personnes').fill(people)
}

const send = (page: Page) => page.getByRole('button', { name: 'Créer la réservation' }).click()
const cardsOn = (page: Page, reference: RegExp) => page.getByRole('article').filter({ hasText: reference })

describe('a reservation', () => {
  it('is made by keyboard alone, found in the list, and cancelled with its reason [RES-01] [RES-08] [RES-25] [RES-26] [RES-27] [RES-29] [RNW-04] [RNW-39] [RNW-40] [RNW-49]', async () => {
    const day = dayAhead('FRIDAY', 10)
    const { page, context, problems } = await form()
    const restaurant = page.getByLabel('Restaurant')
    await tabTo(page, restaurant)
    await page.keyboard.type(RESTAURANT)
    const search = page.getByRole('combobox', { name: 'Rechercher un client' })
    await tabTo(page, search)
    await page.keyboard.type('Legrand')
    await page.getByRole('listbox').getByRole('option').first().waitFor()
    await page.keyboard.press('Enter')
    await tabTo(page, page.getByLabel('Type'))
    await page.keyboard.type('Salle')
    await fillMoment(page, 'Début', day, '19:00')
    await pressOn(page, page.getByRole('button', { name: /^2.h$/ }))
    await tabTo(page, page.getByRole('radio', { name: ROOM }))
    await page.keyboard.press('Space')
    await page.getByLabel('Nombre de personnes').focus()
    await page.keyboard.type('8')
    const [request] = await Promise.all([
      page.waitForRequest((asked) => asked.method() === 'POST' && asked.url().endsWith('/reservations')),
      pressOn(page, page.getByRole('button', { name: 'Créer la réservation' })),
    ])
    expect(request.postDataJSON()).toMatchObject({
      type: 'MEETING_ROOM',
      startTime: `${day}T19:00:00`,
      endTime: `${day}T21:00:00`,
      numberOfPeople: 8,
    })
    await page.waitForURL((url) => url.pathname === '/reservations')
    await readToast(page, 'Réservation créée avec succès !')

    await page.goto(`/reservations?du=${day}&au=${day}`)
    const card = page.getByRole('article').filter({ hasText: '19:00 – 21:00' })
    await card.getByRole('button', { name: /^Détails/ }).click()
    const detail = page.getByRole('dialog')
    await detail.getByText('120 minutes').waitFor()
    await detail.getByRole('button', { name: 'Annuler la réservation' }).click()
    await expect
      .poll(() => question(page).innerText())
      .toContain('Êtes-vous sûr de vouloir annuler cette réservation ?')
    await page.keyboard.press('Escape')
    await card.getByText('En attente').waitFor()
    await card.getByRole('button', { name: /^Détails/ }).click()
    await detail.getByRole('button', { name: 'Annuler la réservation' }).click()
    // Only our own backend keeps a reason.
    if (!foreign) await question(page).getByLabel('Motif').fill('Le client a déménagé')
    await question(page).getByRole('button', { name: 'Annuler la réservation' }).click()
    await readToast(page, 'Réservation annulée avec succès !')
    await card.getByText('Annulée').waitFor()
    await card.getByRole('button', { name: /^Détails/ }).click()
    await detail.getByText(foreign ? '120 minutes' : 'Le client a déménagé').waitFor()
    expect(problems).toEqual([])
    await context.close()
  })

  it('is refused for its capacity before it is sent, for hours and conflicts by the server, and keeps what was typed [RNW-21] [RNW-41] [RNW-51]', async () => {
    const day = dayAhead('THURSDAY', 11)
    const { page, context } = await form()
    await page.getByRole('combobox', { name: 'Rechercher un client' }).fill('zzzz')
    await page.getByText('Aucun client trouvé pour "zzzz"').waitFor()
    await fillRoom(page, day, { people: '150' })
    await send(page)
    await page.getByText(/^La capacité maximale est de \d+ personnes$/).waitFor()
    await page.getByLabel('Nombre de personnes').fill('8')
    await fillMoment(page, 'Début', day, '04:00')
    await fillMoment(page, 'Fin', day, '05:00')
    await page.getByText(/n’est pas ouvert pendant toute cette période/).waitFor()
    await page.getByRole('radio', { name: ROOM }).check()
    await send(page)
    await readToast(page, /Le restaurant est fermé à cette période/)
    const submit = page.getByRole('button', { name: 'Créer la réservation' })
    const refusal = page.getByRole('main').getByText(/^Le restaurant est fermé à cette période/)
    await refusal.waitFor()
    await expect.poll(() => submit.getAttribute('aria-describedby')).toContain(await refusal.getAttribute('id'))
    await fillMoment(page, 'Début', day, '19:00')
    await refusal.waitFor({ state: 'detached' })
    await fillMoment(page, 'Fin', day, '21:00')
    await page.getByRole('radio', { name: ROOM }).check()
    await page.getByLabel('Remarques').fill('Près de la fenêtre')
    await page.reload()
    await page.getByText('Legrand').waitFor()
    await expect.poll(() => page.getByLabel('Remarques').inputValue()).toBe('Près de la fenêtre')
    await expect.poll(() => page.getByLabel('Début, Heure').inputValue()).toBe('19:00')
    await send(page)
    await readToast(page, 'Réservation créée avec succès !')
    await context.close()
  })

  it('refused with a message by field says each at its own, until it is changed [RNW-37]', async () => {
    const { page, context } = await form()
    const errors = { startTime: 'Trop tôt', numberOfPeople: 'Trop de monde', notes: 'Trop de mots' }
    await page.route('**/api/reservations', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 400, json: { errors } }) : route.continue(),
    )
    await fillRoom(page, dayAhead('THURSDAY', 22))
    await send(page)
    const said = (field: Locator) =>
      field.evaluate((control) => {
        const below = control.getAttribute('aria-describedby') ?? ''
        return [control.getAttribute('aria-invalid'), document.getElementById(below)?.textContent]
      })
    const people = page.getByLabel('Nombre de personnes')
    await expect.poll(() => said(people)).toEqual(['true', 'Trop de monde'])
    await expect.poll(() => said(page.getByLabel('Début, Date'))).toEqual(['true', 'Trop tôt'])
    await expect.poll(() => said(page.getByLabel('Remarques'))).toEqual(['true', 'Trop de mots'])
    await people.fill('7')
    await expect.poll(() => said(people)).not.toContain('Trop de monde')
    await expect.poll(() => said(page.getByLabel('Remarques'))).toEqual(['true', 'Trop de mots'])
    await context.close()
  })

  it('is made for a customer searched for once after the last key, twenty at most [RNW-50]', async () => {
    const { page, context } = await form()
    const asked: string[] = []
    page.on('request', (request) => request.url().includes('/user/customers/search') && asked.push(request.url()))
    await page.getByRole('combobox', { name: 'Rechercher un client' }).focus()
    await page.clock.install()
    await page.keyboard.type('martin')
    await page.clock.runFor(299)
    expect(asked).toEqual([])
    await page.clock.runFor(1)
    await expect.poll(() => asked.length).toBe(1)
    const query = new URL(asked[0] ?? '').searchParams
    expect(Object.fromEntries(query)).toEqual({ name: 'martin', limit: '20' })
    await context.close()
  })

  it('goes to one of two people who ask for the same room at the same time [RNW-44]', async () => {
    const day = dayAhead('SATURDAY', 12)
    const both = await Promise.all([form(), form()])
    for (const { page } of both) await fillRoom(page, day)
    await Promise.all(both.map(({ page }) => send(page)))
    const outcomes = both.map(({ page }) =>
      toast(page, 'Réservation créée avec succès !')
        .or(toast(page, /Cette période (est déjà prise|vient d’être prise)/))
        .innerText(),
    )
    const said = await Promise.all(outcomes)
    expect(said.filter((text) => text.includes('créée avec succès'))).toHaveLength(1)
    const loser = both[said.findIndex((text) => !text.includes('créée avec succès'))]
    await expect.poll(() => loser?.page.getByLabel('Nombre de personnes').inputValue()).toBe('8')
    await loser?.page.reload()
    await expect.poll(() => loser?.page.getByRole('radio', { name: ROOM }).isDisabled()).toBe(true)
    for (const { context } of both) await context.close()
  })

  it('keeps its wall-clock time in a browser of another continent', async () => {
    const day = dayAhead('SATURDAY', 13)
    const { page, context } = await form({ timezoneId: 'America/New_York' })
    await fillRoom(page, day)
    const [request] = await Promise.all([
      page.waitForRequest((asked) => asked.method() === 'POST' && asked.url().endsWith('/reservations')),
      send(page),
    ])
    expect(request.postDataJSON()).toMatchObject({ startTime: `${day}T19:00:00`, endTime: `${day}T21:00:00` })
    await page.goto(`/reservations?du=${day}&au=${day}`)
    await cardsOn(page, /19:00 – 21:00/).waitFor()
    await context.close()
  })
})
