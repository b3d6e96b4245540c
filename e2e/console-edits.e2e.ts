import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { callerOf } from './harness/api.ts'
import { openBrowser } from './harness/browser.ts'
import { newMember } from './harness/member.ts'
import { foreign } from './harness/server.ts'
import { sharedServer } from './harness/stage.ts'
import { readToast } from './harness/toast.ts'

const browser = await openBrowser()
const server = sharedServer()

const save = (page: Page) => page.getByRole('button', { name: 'Enregistrer', exact: true })

/** Somebody who opened a record's form in a browser of their own. */
async function editing(path: string) {
  const { page, context } = await newMember(browser, server.url)
  await page.goto(path)
  await page.getByRole('button', { name: 'Modifier', exact: true }).click()
  await save(page).waitFor()
  return { page, context }
}

/** The record is read again behind the form, as when somebody comes back to the window or the network does. */
async function comeBack(page: Page, address: string) {
  const read = page.waitForResponse((answer) => answer.url().endsWith(address))
  await page.context().setOffline(true)
  await page.context().setOffline(false)
  await read
}

describe.skipIf(foreign)('two people edit one record', () => {
  it('of a dish: the second keeps the first one’s price, and is told of it', async () => {
    const call = await callerOf(server, 'gerant')
    const { id } = await call<{ id: string }>('POST', '/menu', {
      name: 'Soupe à deux mains',
      description: 'Chaude.',
      price: 8,
      category: 'ENTREE',
      available: true,
      allergens: ['CELERY'],
    })
    const mine = await editing(`/console/dishes/${id}`)
    const theirs = await editing(`/console/dishes/${id}`)
    await theirs.page.getByLabel('Prix TTC en euros').fill('9,50')
    await save(theirs.page).click()
    await readToast(theirs.page, 'Modifications enregistrées')

    const { page } = mine
    await comeBack(page, `/menu/${id}`)
    await page.getByLabel('Description').fill('Froide.')
    let release = () => {}
    const released = new Promise<void>((done) => {
      release = done
    })
    await page.route(`**/api/notprotected/menu/${id}`, async (route) => {
      await released
      await route.continue()
    })
    await save(page).click()
    await readToast(page, 'Ce plat a été modifié entre-temps')
    // Somebody types on while the dish is read again.
    await page.getByLabel('Nom du plat').fill('Soupe à quatre mains')
    release()
    await page
      .getByRole('alert')
      .filter({ hasText: 'Changé par quelqu’un d’autre entre-temps : Prix TTC en euros.' })
      .waitFor()
    await expect.poll(() => page.getByLabel('Prix TTC en euros').inputValue()).toBe('9,50')
    await expect.poll(() => page.getByLabel('Description').inputValue()).toBe('Froide.')
    // It is as unsaved as before.
    await page.getByRole('button', { name: 'Annuler', exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Rester' }).click()
    await save(page).click()
    await readToast(page, 'Modifications enregistrées')
    expect(await call('GET', `/notprotected/menu/${id}`)).toMatchObject({
      name: 'Soupe à quatre mains',
      price: 9.5,
      description: 'Froide.',
    })
    await mine.context.close()
    await theirs.context.close()
  })

  it('of a restaurant: rooms of both are there, each with what was typed at it', async () => {
    const { call, id } = await newHouse('La Table à deux')
    const mine = await editing(`/console/restaurants/${id}`)
    const theirs = await editing(`/console/restaurants/${id}`)
    await theirs.page.getByLabel('Nombre de places').fill('45')
    await theirs.page.getByLabel('Places de la salle 2').fill('22')
    await addRoom(theirs.page, 3, 'Coriandre')
    await save(theirs.page).click()
    await readToast(theirs.page, 'Modifications enregistrées')

    const { page } = mine
    await comeBack(page, `/restaurant/${id}`)
    await page.getByLabel('Nom de la salle 1').fill('Anis vert')
    await addRoom(page, 3, 'Cumin')
    await save(page).click()
    await readToast(page, 'Ce restaurant a été modifié entre-temps')
    await page.getByRole('alert').filter({ hasText: 'Nombre de places, Salles de réunion' }).waitFor()
    // What is on no server yet can still be taken back.
    await page.getByRole('button', { name: 'Retirer la salle 4' }).waitFor()
    await expect.poll(() => page.getByRole('button', { name: 'Retirer la salle 3' }).count()).toBe(0)
    await save(page).click()
    await readToast(page, 'Modifications enregistrées')
    const { meetingRooms, numberPlace } = await call<House>('GET', `/notprotected/restaurant/${id}`)
    expect(numberPlace).toBe(45)
    expect(meetingRooms.map(({ name, numberMettingPlace }) => `${name} ${numberMettingPlace}`)).toEqual([
      'Anis vert 10',
      'Badiane 22',
      'Coriandre 6',
      'Cumin 6',
    ])
    await mine.context.close()
    await theirs.context.close()
  })
})

it.skipIf(foreign)('a room that is refused keeps the form open, with its reason and what is typed', async () => {
  const { call, id } = await newHouse('La Table refusée')
  const { page, context } = await editing(`/console/restaurants/${id}`)
  await addRoom(page, 3, 'Coriandre')
  await addRoom(page, 4, 'Cumin')
  let refused = false
  await page.route('**/rooms', (route) => {
    if (refused || !route.request().postData()?.includes('Cumin')) return route.continue()
    refused = true
    return route.fulfill({ status: 400, json: { name: 'Ce nom est déjà pris' } })
  })
  await save(page).click()
  await readToast(page, 'Ce nom est déjà pris')
  const name = page.getByLabel('Nom de la salle 4')
  await expect.poll(() => name.getAttribute('aria-invalid')).toBe('true')
  await expect.poll(() => name.evaluate((element) => element === document.activeElement)).toBe(true)
  await expect.poll(() => name.inputValue()).toBe('Cumin')
  await page.keyboard.press('End')
  await page.keyboard.type(' noir')
  await save(page).click()
  await readToast(page, 'Modifications enregistrées')
  const { meetingRooms } = await call<House>('GET', `/notprotected/restaurant/${id}`)
  expect(meetingRooms.map((room) => room.name)).toEqual(['Anis', 'Badiane', 'Coriandre', 'Cumin noir'])
  await context.close()
})

type House = { id: string; numberPlace: number; meetingRooms: { name: string; numberMettingPlace: number }[] }

/** A restaurant of these journeys alone, with two rooms. */
async function newHouse(name: string) {
  const call = await callerOf(server, 'gerant')
  const { id } = await call<House>('POST', '/restaurant', {
    name,
    numberPlace: 40,
    numberPrinter: 1,
    restaurantFeatures: [],
    address: { streetNumber: 2, streetName: 'rue des Mains', postalCode: '31000', city: 'Toulouse', country: 'France' },
    availability: { openingHours: { MONDAY: { start: '08:00', end: '18:00' } } },
    meetingRooms: ['Anis', 'Badiane'].map((room) => ({ name: room, numberMettingPlace: 10, isReservable: true })),
  })
  return { call, id }
}

async function addRoom(page: Page, number: number, name: string) {
  await page.getByRole('button', { name: 'Ajouter une salle' }).click()
  await page.getByLabel(`Nom de la salle ${number}`).fill(name)
  await page.getByLabel(`Places de la salle ${number}`).fill('6')
}
