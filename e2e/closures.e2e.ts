import { callerOf } from './harness/api.ts'
import { violationsOf } from './harness/axe.ts'
import { dayAhead, fillMoment } from './harness/booking.ts'
import { expect, test } from './harness/fixtures.ts'
import { foreign } from './harness/server.ts'
import { readToast } from './harness/toast.ts'

test.use({ user: 'gerant' })

const HOUSE = 'Le Cardon Rouge'

test.describe('an exceptional closure', () => {
  test.skip(foreign, 'asks for more than the specification has')

  test('warns of a booking on its day, is shown to visitors, refuses new bookings, and can be removed', async ({
    page,
    problems,
    newVisitor,
    server,
  }) => {
    // Later than any demonstration booking, within opening hours.
    const day = dayAhead('WEDNESDAY', 9)
    const call = await callerOf(server, 'gerant')
    const all = await call<{ id: string; name: string }[]>('GET', '/notprotected/restaurant')
    const house = all.find(({ name }) => name === HOUSE)?.id
    const [customer] = await call<{ id: string; fullName: string }[]>('GET', '/user/customers')
    const booking = {
      customerId: customer?.id,
      restaurantId: house,
      type: 'RESTAURANT_FULL',
      startTime: `${day}T19:00:00`,
      endTime: `${day}T21:00:00`,
      numberOfPeople: 8,
    }
    await call('POST', '/reservations', booking)

    await page.goto(`/console/restaurants/${house}`)
    const section = page.getByRole('region', { name: 'Fermetures et horaires exceptionnels' })
    await section.getByRole('button', { name: 'Ajouter une exception' }).click()
    await section.getByLabel('Premier jour').fill(day)
    await section.getByLabel('Motif').fill('panne de four')
    await expect(section.getByText('Une réservation ou demande n’entre plus dans les horaires')).toBeVisible()
    await expect(section.getByRole('link', { name: customer?.fullName ?? '' })).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
    await section.getByRole('button', { name: 'Enregistrer' }).click()
    await readToast(page, 'Exception enregistrée')
    const line = section.getByRole('listitem').filter({ hasText: 'panne de four' })
    await expect(line).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'Exception aux horaires ajoutée' })).toBeVisible()

    const visitor = await newVisitor({ javaScriptEnabled: false })
    await visitor.page.goto(`/restaurants/${house}`)
    const notice = visitor.page.getByRole('complementary', { name: 'Fermetures et horaires exceptionnels' })
    await expect(notice).toHaveText(/Fermé exceptionnellement le mercredi .* \(panne de four\)\./)
    const told = await visitor.page.locator('script[type="application/ld+json"]').allTextContents()
    expect(told.join()).toContain(`"validFrom":"${day}","validThrough":"${day}","opens":"00:00","closes":"00:00"`)

    await page.goto(`/create-reservation?restaurant=${house}`)
    await fillMoment(page, 'Début', day, '12:00')
    await fillMoment(page, 'Fin', day, '14:00')
    await expect(page.getByText(/^Fermé exceptionnellement le mercredi .* \(panne de four\)\.$/)).toBeVisible()
    await expect(
      call('POST', '/reservations', { ...booking, startTime: `${day}T12:00:00`, endTime: `${day}T14:00:00` }),
    ).rejects.toThrow(/422 .*RestaurantClosed.*|422 .*panne de four/)

    page.on('dialog', (dialog) => void dialog.accept())
    await page.goto(`/console/restaurants/${house}`)
    await line.getByRole('button', { name: /^Retirer/ }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Retirer' }).click()
    await readToast(page, 'Exception retirée')
    await expect(line).toHaveCount(0)

    // The weekly hours tell of the same booking, before they are saved.
    await page.getByRole('button', { name: 'Modifier' }).click()
    const closing = page.getByRole('textbox', { name: 'Fermeture le mercredi' })
    const warning = page.getByRole('status').filter({ hasText: 'n’entre plus dans ces horaires' })
    await closing.fill('20')
    await expect(warning.getByRole('link', { name: customer?.fullName ?? '' })).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
    await closing.fill('23')
    await expect(warning).toHaveCount(0)
    expect(problems).toEqual([])
  })
})
