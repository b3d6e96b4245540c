import { dayAhead, fillMoment, findCustomer, question } from './harness/booking.ts'
import { expect, test } from './harness/fixtures.ts'
import { pressOn, tabTo } from './harness/person.ts'

test.use({ user: 'gerant' })

const kinds = [
  {
    form: '/create-reservation',
    list: '/reservations',
    back: 'Retour aux réservations',
    texts: 'Remarques',
    named: 'Abandonner cette réservation ?',
    abandon: 'Abandonner la réservation',
  },
  {
    form: '/create-event-request',
    list: '/event-requests',
    back: 'Retour aux demandes',
    texts: 'Titre',
    named: 'Abandonner cette demande ?',
    abandon: 'Abandonner la demande',
  },
]

for (const { form, list, back, texts, named, abandon } of kinds) {
  test(`draft of ${form} is abandoned after a question, or restored with a notice and cleared [RNW-03]`, {
    tag: form === '/create-reservation' ? [] : '@full',
  }, async ({ page, problems }) => {
    const text = page.getByLabel(texts)
    const cancel = page.getByRole('button', { name: 'Annuler', exact: true })
    const found = page.getByText('Voici ce que vous aviez commencé')
    await page.goto(form)
    await pressOn(page, cancel)
    await page.waitForURL((url) => url.pathname === list)

    await page.goto(form)
    await findCustomer(page, 'Legrand')
    await text.fill('Un gâteau')
    await pressOn(page, cancel)
    await expect(question(page).getByRole('heading', { name: named })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Continuer la saisie' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(question(page)).toBeHidden()
    await expect(text).toHaveValue('Un gâteau')
    await expect(cancel).toBeFocused()
    await page.keyboard.press('Enter')
    await tabTo(page, page.getByRole('button', { name: abandon }))
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.pathname === list)
    await page.goto(form)
    await expect(text).toHaveValue('')
    await expect(found).toHaveCount(0)

    await text.fill('Un autre gâteau')
    await page.getByRole('link', { name: back }).click()
    await page.waitForURL((url) => url.pathname === list)
    await page.goto(form)
    await expect(found).toBeVisible()
    await expect(text).toHaveValue('Un autre gâteau')
    await pressOn(page, page.getByRole('button', { name: 'Recommencer à vide' }))
    await tabTo(page, page.getByRole('button', { name: abandon }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(text).toHaveValue('')
    await expect(found).toHaveCount(0)
    expect(problems).toEqual([])
  })
}

for (const { form } of kinds) {
  test(`an invalid time on ${form} stays as typed and is marked as invalid`, {
    tag: form === '/create-reservation' ? [] : '@full',
  }, async ({ page }) => {
    await page.goto(form)
    await fillMoment(page, 'Début', dayAhead('FRIDAY', 20), '19:00')
    const time = page.getByLabel('Début, Heure')
    for (const typed of ['19:5', '7pm', '25:00', '']) {
      await time.focus()
      await page.keyboard.press('Control+a')
      await page.keyboard.press('Delete')
      await page.keyboard.type(typed)
      await page.keyboard.press('Tab')
      await expect(time).toHaveValue(typed)
      await expect(page.getByText('L’heure manque.')).toBeVisible()
      await expect(time).toHaveAttribute('aria-invalid', 'true')
    }
  })
}

test('rooms that fail to load offer a retry, and are not requested while the end is before the start [RNW-40]', {
  tag: '@full',
}, async ({ page }) => {
  const day = dayAhead('FRIDAY', 21)
  const asked: string[] = []
  let broken = true
  await page.route('**/meeting-rooms/available**', async (route) => {
    asked.push(new URL(route.request().url()).search)
    if (broken) await route.fulfill({ status: 500, body: '' })
    else await route.continue()
  })
  await page.goto('/create-reservation')
  await page.getByLabel('Restaurant').selectOption('La Fève Tonka')
  await page.getByLabel('Type').selectOption('Salle de réunion')
  await fillMoment(page, 'Début', day, '19:00')
  await fillMoment(page, 'Fin', day, '18:00')
  await expect(page.getByText(/^L'heure de fin doit être après/)).toBeVisible()
  expect(asked).toEqual([])
  await fillMoment(page, 'Fin', day, '21:00')
  const rooms = page.getByRole('group', { name: 'Salle de réunion' })
  await expect(rooms.getByRole('alert')).toBeVisible()
  expect(new URLSearchParams(asked[0]).get('endTime')).toBe(`${day}T21:00:00`)
  broken = false
  await pressOn(page, rooms.getByRole('button', { name: 'Réessayer' }))
  await expect(rooms.getByRole('radio', { name: /Salle des Halles/ })).toBeVisible()
})
