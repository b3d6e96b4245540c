import type { Page } from '@playwright/test'
import { callerOf } from './harness/api.ts'
import { question } from './harness/booking.ts'
import { diseaseNamed } from './harness/console.ts'
import { expect, type NewMember, test } from './harness/fixtures.ts'
import { gate, pressOn } from './harness/page.ts'
import { foreign, type Server } from './harness/server.ts'
import { readToast, toastCard } from './harness/toast.ts'

test.use({ user: 'gerant' })

type Row = { id: string; name: string; customerName: string; title: string; status: string }
type Dish = { id: string; name: string; available: boolean }
type Listed = { content: Row[] }
type Call = Awaited<ReturnType<typeof callerOf>>

const pending = (call: Call, list: 'reservations' | 'event-requests') =>
  call<Listed>('GET', `/console/${list}?status=PENDING&size=100&sort=start`)

const chosen = (page: Page) => page.getByRole('region', { name: 'Lignes choisies' })
const names = (page: Page) => question(page).getByRole('button')

test.describe('a confirmation dialog of the console', () => {
  test.skip(foreign, 'asks for more than the specification has')

  test('names the action and its records; Escape and « Ne rien changer » change nothing', async ({ page, server }) => {
    const call = await callerOf(server, 'gerant')
    const [one, two] = (await pending(call, 'reservations')).content
    if (!one || !two) throw new Error('Two pending reservations')
    await page.goto(`/console/reservations/${one.id}`)
    const button = page.getByRole('button', { name: 'Annuler la réservation' })
    await button.click()
    await expect(question(page).getByRole('heading', { name: 'Annuler la réservation ?' })).toBeVisible()
    await expect(question(page).getByText(one.customerName)).toBeVisible()
    await expect(names(page)).toHaveText(['Annuler la réservation', 'Ne rien changer'])
    await page.keyboard.press('Escape')
    await expect(question(page)).toHaveCount(0)
    await expect(button).toBeFocused()
    expect((await call<Listed>('GET', `/console/reservations?id=${one.id}`)).content[0]?.status).toBe('PENDING')

    await page.goto('/console/reservations?filter={"status":"PENDING"}')
    const rows = page.getByRole('row').filter({ has: page.getByRole('link') })
    await rows.nth(0).getByRole('checkbox').check()
    await rows.nth(1).getByRole('checkbox').check()
    const both = await Promise.all([0, 1].map((index) => rows.nth(index).getByRole('link').innerText()))
    await chosen(page).getByRole('button', { name: 'Annuler les réservations' }).click()
    await expect(question(page).getByRole('heading', { name: 'Annuler 2 réservations ?' })).toBeVisible()
    for (const name of both) await expect(question(page).getByText(name)).toBeVisible()
    await expect(names(page)).toHaveText(['Annuler 2 réservations', 'Ne rien changer'])
    await question(page).getByRole('button', { name: 'Ne rien changer' }).click()
    await expect(chosen(page).getByRole('status')).toHaveText('2 lignes choisies')
  })

  test('names the disease to delete, and warns that it is irreversible', { tag: '@full' }, async ({ page, server }) => {
    const call = await callerOf(server, 'gerant')
    const { id } = await call<Row>('POST', '/admin/chatbot/diseases', diseaseNamed('Maladie à oublier'))
    await page.goto(`/console/diseases/${id}`)
    await page.getByRole('button', { name: 'Supprimer la maladie' }).click()
    await expect(question(page).getByText('Maladie à oublier')).toBeVisible()
    await expect(
      question(page).getByText('Cette suppression est irréversible et peut affecter les diagnostics qui y sont liés.'),
    ).toBeVisible()

    // A failed deletion stays on the page.
    await page.route('**/api/admin/chatbot/diseases/*', (route) => route.fulfill({ status: 500, body: '' }))
    await question(page).getByRole('button', { name: 'Supprimer la maladie' }).click()
    await readToast(page, /Rien n’a changé/)
    await expect(page).toHaveURL(`/console/diseases/${id}`)
    await page.unroute('**/api/admin/chatbot/diseases/*')
    await page.getByRole('button', { name: 'Supprimer la maladie' }).click()
    await question(page).getByRole('button', { name: 'Supprimer la maladie' }).click()
    await readToast(page, 'C’est fait.')
    await page.waitForURL((url) => url.pathname === '/console/diseases')
  })

  test('lists competing requests before an event is confirmed, and confirms nothing when they cannot be read', {
    tag: '@full',
  }, async ({ page, server }) => {
    const call = await callerOf(server, 'gerant')
    const { content } = await pending(call, 'event-requests')
    const competitors = await Promise.all(
      content.map(async (row) => ({ row, others: await call<Row[]>('GET', `/bookings/${row.id}/competing`) })),
    )
    const wanted = competitors.find(({ others }) => others.length > 0)
    const free = competitors.find(({ others }) => others.length === 0)
    if (!wanted || !free) throw new Error('An event with competitors and one without')
    await page.goto(`/console/event-requests/${wanted.row.id}`)
    await page.getByRole('button', { name: 'Confirmer' }).click()
    const competitor = wanted.others[0]?.title ?? wanted.others[0]?.customerName ?? ''
    await expect(question(page).getByText(competitor)).toBeVisible()
    await question(page).getByRole('button', { name: 'Ne rien changer' }).click()

    // If the competitors cannot be loaded, it says so and confirms nothing.
    await page.goto(`/console/event-requests/${free.row.id}`)
    await page.route('**/competing', (route) => route.fulfill({ status: 500, body: '' }))
    await page.getByRole('button', { name: 'Confirmer' }).click()
    await readToast(page, /Rien n’a changé/)
    expect((await call<Listed>('GET', `/console/event-requests?id=${free.row.id}`)).content[0]?.status).toBe('PENDING')
    await page.unroute('**/competing')
    await page.getByRole('button', { name: 'Confirmer' }).click()
    await readToast(page, 'C’est fait.')
  })
})

test.describe('a conflict with a colleague’s change', () => {
  test.skip(foreign, 'asks for more than the specification has')

  test('is reported: a reservation that a colleague cancelled is not confirmed', async ({ page, server }) => {
    const call = await callerOf(server, 'admin')
    const one = (await pending(call, 'reservations')).content.at(-1)
    if (!one) throw new Error('A pending reservation')
    // Without the stream of changes, so that the page becomes stale.
    await page.route('**/api/changes', (route) => route.abort())
    await page.goto(`/console/reservations/${one.id}`)
    await expect(page.getByRole('button', { name: 'Confirmer' })).toBeVisible()
    await call('PUT', `/reservations/${one.id}/status`, { status: 'CANCELLED' })
    await page.getByRole('button', { name: 'Confirmer' }).click()
    await expect(toastCard(page, /a été changé entre-temps en «\u00a0Annulée\u00a0»/)).toBeVisible()
    expect((await call<Listed>('GET', `/console/reservations?id=${one.id}`)).content[0]?.status).toBe('CANCELLED')
    await expect(page.getByRole('button', { name: 'Confirmer' })).toHaveCount(0)
  })

  test('does not stop a bulk action: deleted rows are left out, failed ones stay chosen', {
    tag: '@full',
  }, async ({ page, problems, server }) => {
    const call = await callerOf(server, 'gerant')
    const made: Row[] = []
    for (const name of ['Zzz une', 'Zzz deux', 'Zzz trois'])
      made.push(await call<Row>('POST', '/admin/chatbot/diseases', diseaseNamed(name)))
    const choose = async (row: Row) => {
      await page.goto(`/console/diseases?filter={"q":"${row.name}"}`)
      await page
        .getByRole('row', { name: new RegExp(row.name) })
        .getByRole('checkbox')
        .check()
    }
    for (const row of made) await choose(row)
    await expect(chosen(page).getByRole('status')).toHaveText('3 lignes choisies')
    await call('DELETE', `/admin/chatbot/diseases/${made[0]?.id}`)
    await page.route(`**/api/admin/chatbot/diseases/${made[1]?.id}`, (route) =>
      route.fulfill({ status: 500, body: '' }),
    )
    await chosen(page).getByRole('button', { name: 'Supprimer les maladies' }).click()
    await readToast(page, '1 ligne choisie n’existe plus')
    await question(page).getByRole('button', { name: 'Supprimer 2 maladies' }).click()
    await readToast(page, /1 ligne sur 2/)
    await expect(chosen(page).getByRole('status')).toHaveText('1 ligne choisie')
    await page.unroute(`**/api/admin/chatbot/diseases/${made[1]?.id}`)

    // Without an answer nothing happens, and it says so.
    await page.goto('/console/diseases?filter={"q":"Zzz rien"}')
    await page.route('**/api/console/diseases?*id=*', (route) => route.abort())
    await page.getByRole('button', { name: 'Réinitialiser' }).first().click()
    await chosen(page)
      .getByRole('button', { name: /^Supprimer/ })
      .click()
    await readToast(page, /Rien n’a changé/)
    await expect(chosen(page).getByRole('status')).toHaveText('1 ligne choisie')
    expect(problems.filter((problem) => !/Failed to load resource/.test(problem))).toEqual([])
    await call('DELETE', `/admin/chatbot/diseases/${made[1]?.id}`)
  })
})

test.describe('undo from a toast, by keyboard', () => {
  test.skip(foreign, 'asks for more than the specification has')

  const undo = (page: Page) => page.getByRole('button', { name: 'Revenir en arrière' })

  /** Waits until those dishes, and no others of the menu, are off it. */
  async function expectOffMenu(call: Call, before: readonly Dish[], withdrawn: readonly string[]) {
    const wanted = before
      .filter(({ name, available }) => !available || withdrawn.includes(name))
      .map(({ name }) => name)
    await expect
      .poll(async () => {
        const menu = await call<Dish[]>('GET', '/notprotected/menu')
        return menu.filter(({ available }) => !available).map(({ name }) => name)
      })
      .toEqual(wanted)
  }

  test('puts a dish, and several, back on the menu', { tag: '@full' }, async ({ page, server }) => {
    const call = await callerOf(server, 'gerant')
    const menu = await call<Dish[]>('GET', '/notprotected/menu')
    const [one, two] = menu.filter(({ available }) => available)
    if (!one || !two) throw new Error('Two dishes on the menu')
    await page.goto(`/console/dishes/${one.id}`)
    const withdraw = page.getByRole('button', { name: 'Rendre indisponible' })
    await withdraw.press('Enter')
    await expectOffMenu(call, menu, [one.name])
    await pressOn(page, undo(page))
    await expectOffMenu(call, menu, [])
    await expect(undo(page)).toHaveCount(0)
    await expect(page.getByRole('main')).toBeFocused()
    await expect(withdraw).toBeVisible()

    for (const { name } of [one, two]) {
      await page.goto(`/dishes?filter=${encodeURIComponent(JSON.stringify({ q: name }))}`)
      await page.getByRole('checkbox', { name: `Choisir ${name}` }).press('Space')
    }
    await expect(chosen(page).getByRole('status')).toHaveText('2 lignes choisies')
    await chosen(page).getByRole('button', { name: 'Rendre indisponible' }).press('Enter')
    await question(page).getByRole('button', { name: 'Rendre indisponible' }).press('Enter')
    await expectOffMenu(call, menu, [one.name, two.name])
    await pressOn(page, undo(page))
    await expectOffMenu(call, menu, [])
    await readToast(page, /2 lignes/)
  })
})

test('a row ticked while an action runs stays ticked', { tag: '@full' }, async ({ page, server }) => {
  test.skip(foreign, 'asks for more than the specification has')

  const call = await callerOf(server, 'gerant')
  const one = await call<Row>('POST', '/admin/chatbot/diseases', diseaseNamed('Yyy une'))
  const two = await call<Row>('POST', '/admin/chatbot/diseases', diseaseNamed('Yyy deux'))
  await page.goto('/console/diseases?filter={"q":"Yyy"}')
  const tick = (row: Row) => page.getByRole('row', { name: row.name }).getByRole('checkbox').check()
  const { opened: released, open: release } = gate()
  await page.route(`**/api/admin/chatbot/diseases/${one.id}`, async (route) => {
    await released
    await route.continue()
  })
  await tick(one)
  await chosen(page).getByRole('button', { name: 'Supprimer la maladie' }).click()
  await question(page).getByRole('button', { name: 'Supprimer la maladie' }).click()
  await expect(question(page)).toBeHidden()
  await tick(two)
  release()
  await readToast(page, 'C’est fait.')
  await expect(chosen(page).getByRole('status')).toHaveText('1 ligne choisie')
  await expect(page.getByRole('row', { name: two.name }).getByRole('checkbox')).toBeChecked()
  await call('DELETE', `/admin/chatbot/diseases/${two.id}`)
})

const save = (page: Page) => page.getByRole('button', { name: 'Enregistrer', exact: true })

/** A record's form, opened by a user in a browser context of their own. */
async function editing(newMember: NewMember, path: string): Promise<Page> {
  const { page } = await newMember()
  await page.goto(path)
  await page.getByRole('button', { name: 'Modifier', exact: true }).click()
  await expect(save(page)).toBeVisible()
  return page
}

/** Refetches the record behind the form, as on focus or reconnect. */
async function comeBack(page: Page, address: string) {
  const read = page.waitForResponse((answer) => answer.url().endsWith(address))
  await page.context().setOffline(true)
  await page.context().setOffline(false)
  await read
}

test.describe('two people edit one record', () => {
  test.skip(foreign, 'asks for more than the specification has')

  test('of a dish: the second keeps the first one’s price, and is warned of the change', async ({
    newMember,
    server,
  }) => {
    const call = await callerOf(server, 'gerant')
    const { id } = await call<{ id: string }>('POST', '/menu', {
      name: 'Soupe à deux mains',
      description: 'Chaude.',
      price: 8,
      category: 'ENTREE',
      available: true,
      allergens: ['CELERY'],
    })
    const page = await editing(newMember, `/console/dishes/${id}`)
    const theirs = await editing(newMember, `/console/dishes/${id}`)
    await theirs.getByLabel('Prix TTC en euros').fill('9,50')
    await save(theirs).click()
    await readToast(theirs, 'Modifications enregistrées')

    await comeBack(page, `/menu/${id}`)
    await page.getByLabel('Description').fill('Froide.')
    await page.route(`**/api/menu/${id}`, (route) => route.fulfill({ status: 500, body: '' }), { times: 1 })
    await save(page).click()
    await readToast(page, 'Erreur inconnue')
    const { opened: released, open: release } = gate()
    await page.route(`**/api/notprotected/menu/${id}`, async (route) => {
      await released
      await route.continue()
    })
    await save(page).click()
    await readToast(page, 'Ce plat a été modifié entre-temps')
    // The user types while the dish is refetched.
    await page.getByLabel('Nom du plat').fill('Soupe à quatre mains')
    release()
    await expect(
      page.getByRole('alert').filter({ hasText: 'Changé par quelqu’un d’autre entre-temps : Prix TTC en euros.' }),
    ).toBeVisible()
    await expect(page.getByLabel('Prix TTC en euros')).toHaveValue('9,50')
    await expect(page.getByLabel('Description')).toHaveValue('Froide.')
    // Still unsaved.
    await page.getByRole('button', { name: 'Annuler', exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Rester' }).click()
    await save(page).click()
    await readToast(page, 'Modifications enregistrées')
    expect(await call('GET', `/notprotected/menu/${id}`)).toMatchObject({
      name: 'Soupe à quatre mains',
      price: 9.5,
      description: 'Froide.',
    })
  })

  test('of a restaurant: the rooms added and changed by both are saved', { tag: '@full' }, async ({
    newMember,
    server,
  }) => {
    const { call, id } = await newHouse(server, 'La Table à deux')
    const page = await editing(newMember, `/console/restaurants/${id}`)
    const theirs = await editing(newMember, `/console/restaurants/${id}`)
    await theirs.getByLabel('Nombre de places').fill('45')
    await theirs.getByLabel('Places de la salle 2').fill('22')
    await addRoom(theirs, 3, 'Coriandre')
    await save(theirs).click()
    await readToast(theirs, 'Modifications enregistrées')

    await comeBack(page, `/restaurant/${id}`)
    await page.getByLabel('Nom de la salle 1').fill('Anis vert')
    await addRoom(page, 3, 'Cumin')
    await save(page).click()
    await readToast(page, 'Ce restaurant a été modifié entre-temps')
    await expect(page.getByRole('alert').filter({ hasText: 'Nombre de places, Salles de réunion' })).toBeVisible()
    // A room that is not on the server yet can be removed.
    await expect(page.getByRole('button', { name: 'Retirer la salle 4' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Retirer la salle 3' })).toHaveCount(0)
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
  })
})

test('a room that is refused keeps the form open, with its reason and what is typed', { tag: '@full' }, async ({
  newMember,
  server,
}) => {
  test.skip(foreign, 'asks for more than the specification has')

  const { call, id } = await newHouse(server, 'La Table refusée')
  const page = await editing(newMember, `/console/restaurants/${id}`)
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
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  await expect(name).toBeFocused()
  await expect(name).toHaveValue('Cumin')
  await page.keyboard.press('End')
  await page.keyboard.type(' noir')
  await save(page).click()
  await readToast(page, 'Modifications enregistrées')
  const { meetingRooms } = await call<House>('GET', `/notprotected/restaurant/${id}`)
  expect(meetingRooms.map((room) => room.name)).toEqual(['Anis', 'Badiane', 'Coriandre', 'Cumin noir'])
})

type House = { id: string; numberPlace: number; meetingRooms: { name: string; numberMettingPlace: number }[] }

async function newHouse(server: Server, name: string) {
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
