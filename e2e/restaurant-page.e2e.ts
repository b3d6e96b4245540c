import type { Page } from '@playwright/test'
import { callerOf } from './harness/api.ts'
import { violationsOf } from './harness/axe.ts'
import { dayAhead, fillMoment } from './harness/booking.ts'
import { fillCredentials, NEW_PASSWORD, PASSWORD } from './harness/credentials.ts'
import { expect, test } from './harness/fixtures.ts'
import { gate, takenOver } from './harness/page.ts'
import { mostReviewed, type ReviewedRestaurant } from './harness/reviews.ts'
import { foreign } from './harness/server.ts'
import { readToast } from './harness/toast.ts'

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

/** The restaurant with the most reviews: more than fit on one page. */
let most: ReviewedRestaurant
let home: string

test.beforeAll(async ({ server }) => {
  most = await mostReviewed(server.url)
  home = `/restaurants/${most.id}`
})

const pages = () => Math.ceil(most.count / PAGE_SIZE)
const reviewsOf = (page: Page) => page.getByRole('region', { name: 'Avis des clients' }).getByRole('listitem')

/** Doubles the text size only, as browsers' text zoom does. */
async function doubleText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const elements = [...document.querySelectorAll<HTMLElement>('body, body *')]
    const sizes = elements.map((element) => Number.parseFloat(getComputedStyle(element).fontSize))
    for (const [index, element] of elements.entries())
      element.style?.setProperty('font-size', `${(sizes[index] ?? 16) * 2}px`)
  })
}

test.describe('a restaurant without a script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 780 } })

  test('shows address, places, description, phone, features, hours and rooms [RSD-01] [RSD-02] [RSD-03] [RSD-05] [RSD-10]', async ({
    page,
    server,
  }) => {
    const reply = await page.request.get(`${server.url}/api/notprotected/restaurant`)
    const told = ((await reply.json()) as WireRestaurant[]).find(
      (one) => one.phoneNumber && one.description && one.meetingRooms.length > 0 && one.restaurantFeatures.length > 0,
    )
    if (!told) throw new Error('No restaurant of the demonstration says everything.')
    await page.goto(`/restaurants/${told.id}`)
    await expect(page.getByRole('heading', { level: 1, name: told.name })).toBeVisible()
    const { streetNumber, streetName, postalCode, city } = told.address
    const words = [
      `${streetNumber} ${streetName}, ${city} (${postalCode})`,
      `${told.numberPlace} places`,
      told.description,
    ]
    for (const said of words) await expect(page.getByRole('article')).toContainText(said, { useInnerText: true })
    const call = page.getByRole('article').locator('a[href^="tel:"]').first()
    expect((await call.innerText()).replaceAll(/\D/g, '')).toBe(told.phoneNumber.replaceAll(/\D/g, ''))
    for (const feature of told.restaurantFeatures)
      await expect(page.getByText(feature.replaceAll('_', ' '))).toBeVisible()
    await expect(page.getByRole('row')).toHaveCount(7)
    const rooms = page.getByRole('region', { name: 'Salles de réunion' }).getByRole('listitem')
    for (const { name, numberMettingPlace } of told.meetingRooms)
      await expect(rooms.filter({ hasText: name })).toContainText(`${numberMettingPlace} personne`)
  })

  test('shows hours, call and request links on a phone without scrolling [RSD-13]', async ({ page, server }) => {
    const [told] = (await (
      await page.request.get(`${server.url}/api/notprotected/restaurant`)
    ).json()) as WireRestaurant[]
    if (!told) throw new Error('The demonstration has no restaurant.')
    await page.setViewportSize({ width: 390, height: 664 })
    await page.goto(`/restaurants/${told.id}`)
    const article = page.getByRole('article')
    await expect(article.getByRole('link', { name: 'Appeler' })).toHaveAttribute('href', /^tel:/)
    await expect(article.getByRole('link', { name: 'Y aller' })).toHaveAttribute(
      'href',
      new RegExp(`^https:.*${told.address.postalCode}`),
    )
    await expect(article.getByRole('button', { name: 'Partager' })).toBeHidden()
    const hours = article.getByRole('listitem').filter({ hasText: /\d{2}:\d{2}/ })
    const asks = article.getByRole('link', { name: 'Demander une réservation' })
    for (const shown of [hours.first(), hours.nth(1), article.getByRole('link', { name: 'Appeler' }), asks]) {
      await expect(shown).toBeInViewport({ ratio: 1 })
    }
  })

  test('shows its reviews page by page, and the rules they follow [RSD-12]', async ({ page }) => {
    test.skip(foreign, 'asks for more than the specification has')
    await page.goto(home)
    await expect(page.getByRole('heading', { level: 1, name: most.name })).toBeVisible()
    await expect(reviewsOf(page)).toHaveCount(PAGE_SIZE)
    const first = await reviewsOf(page).first().innerText()
    await page.getByRole('link', { name: 'Plus d’avis' }).click()
    await expect(page).toHaveURL(`${home}?avis=2#avis`)
    await expect(reviewsOf(page)).toHaveCount(Math.min(PAGE_SIZE, most.count - PAGE_SIZE))
    await expect(reviewsOf(page).first()).not.toHaveText(first, { useInnerText: true })
    expect(await reviewsOf(page).allInnerTexts()).not.toContain(first)
    await page.getByRole('link', { name: 'Avis plus récents' }).click()
    await expect(reviewsOf(page).first()).toHaveText(first, { useInnerText: true })
    await page.getByRole('link', { name: /règles de publication/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: /règles de publication/ })).toBeVisible()
  })
})

test.describe('a restaurant with its script', () => {
  test('turns the pages of its reviews without loading a document, and focuses them', { tag: '@full' }, async ({
    page,
    problems,
  }) => {
    test.skip(foreign, 'asks for more than the specification has')
    await page.goto(home)
    await page.evaluate(() => Object.assign(window, { stayed: true }))
    await page.getByRole('link', { name: 'Plus d’avis' }).click()
    await expect(page.getByText(`Page 2 sur ${pages()}`)).toBeVisible()
    await expect(reviewsOf(page)).toHaveCount(Math.min(PAGE_SIZE, most.count - PAGE_SIZE))
    await expect(page).toHaveURL(`${home}?avis=2#avis`)
    await expect.poll(() => page.evaluate(() => 'stayed' in window)).toBe(true)
    await expect(page.locator('#avis')).toBeFocused()
    await page.goBack()
    await expect(page.getByText(`Page 1 sur ${pages()}`)).toBeVisible()
    expect(problems).toEqual([])
  })

  test('turns the pages of its reviews and focuses them also when the script loads after the click', {
    tag: '@full',
  }, async ({ page }) => {
    test.skip(foreign, 'asks for more than the specification has')
    const { opened: released, open: release } = gate()
    await page.route('**/assets/*.js', async (route) => {
      const code = await route.fetch()
      if ((await code.text()).includes('avis-titre')) await released
      await route.fulfill({ response: code })
    })
    await page.goto(home)
    await page.getByRole('link', { name: 'Plus d’avis' }).click()
    await expect(page).toHaveURL(`${home}?avis=2#avis`)
    // What was shown stays until then.
    await expect(page.getByText(`Page 1 sur ${pages()}`)).toBeVisible()
    release()
    await expect(page.getByText(`Page 2 sur ${pages()}`)).toBeVisible()
    await expect(page.locator('#avis')).toBeFocused()
    // A file that is still on its way would end with the page, in the middle of its handler.
    await page.unrouteAll({ behavior: 'wait' })
  })

  for (const [label, path] of [
    ['Demander une réservation', '/create-reservation'],
    ['Organiser un événement', '/create-event-request'],
  ] as const) {
    test(`leads the staff by « ${label} » to their form, through the sign-in, this restaurant chosen`, {
      tag: '@full',
    }, async ({ page }) => {
      await page.goto(`${path}?restaurant=${most.id}`)
      await page.waitForURL((url) => url.pathname === '/login')
      await fillCredentials(page, 'gerant', PASSWORD)
      await page.waitForURL((url) => url.pathname === path && url.search.startsWith('?restaurant='))
      const choice = page.getByRole('combobox', { name: 'Restaurant', exact: true })
      const chosen = choice.locator('option:checked')
      await expect(chosen).toHaveText(most.name)

      // Another choice survives a reload; then the restaurant in the URL wins again, and the rest of the draft stays.
      await choice.selectOption({ index: most.name === (await choice.locator('option').nth(1).textContent()) ? 2 : 1 })
      await expect.poll(() => new URL(page.url()).search).toBe('')
      const other = await chosen.innerText()
      await page.getByLabel('Nombre de personnes').fill('7')
      await page.reload()
      await expect(chosen).toHaveText(other)
      await page.goto(home)
      const link = page.getByRole('link', { name: label })
      // Who is signed in is known once the script has run; until then the link is the visitors' one.
      await expect(link).toHaveAttribute('href', `${path}?restaurant=${most.id}`)
      await link.click()
      await expect(
        page.getByText('Celui de la page d’où vous venez. Le reste de votre brouillon est conservé.'),
      ).toBeVisible()
      await expect(chosen).toHaveText(most.name)
      await expect(page.getByLabel('Nombre de personnes')).toHaveValue('7')
    })
  }

  for (const [width, colorScheme] of [
    [320, 'light'],
    [1366, 'dark'],
  ] as const) {
    test(`has no axe violation at ${width} px, ${colorScheme}, and fits doubled text, as do other public pages`, {
      tag: '@full',
    }, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ colorScheme })
      for (const path of [
        home,
        `/demander?restaurant=${most.id}`,
        '/lien-perdu',
        '/avis/regles',
        '/register',
        '/login?compte=cree',
        '/',
      ]) {
        await page.goto(path)
        expect(await violationsOf(page), path).toEqual([])
        await doubleText(page)
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), path).toBe(true)
      }
    })
  }
})

test.describe('registration', () => {
  const typed = {
    'Nom d’utilisateur': 'sans_script',
    'E-mail': 'sans.script@exemple.fr',
    Prénom: 'Camille',
    Nom: 'Durand',
    'Mot de passe': NEW_PASSWORD,
    'Confirmer le mot de passe': NEW_PASSWORD,
  }

  test('works without a script: what to correct, then the account [REG-03] [REG-16] [REG-19] [REG-20]', async ({
    newVisitor,
  }) => {
    const { page } = await newVisitor({ javaScriptEnabled: false })
    await page.goto('/register')
    for (const [label, value] of Object.entries(typed)) await page.getByLabel(label, { exact: true }).fill(value)
    await page.getByLabel('E-mail').fill('sans.script@')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Veuillez corriger les erreurs du formulaire')).toBeVisible()
    await expect(page.getByText('Email invalide.')).toBeVisible()
    await expect(page.getByLabel('Nom d’utilisateur')).toHaveValue('sans_script')
    await expect(page.getByLabel('Mot de passe', { exact: true })).toHaveValue('')
    for (const [label, value] of Object.entries(typed)) await page.getByLabel(label, { exact: true }).fill(value)
    await page.getByRole('button', { name: 'Créer le compte' }).click()
    await expect(page.getByText('Compte créé avec succès !')).toBeVisible()
    await expect(page).toHaveURL('/login?compte=cree')
    // With scripts disabled by a test the browser still hides <noscript>.
    await expect.poll(() => page.locator('noscript').textContent()).toContain('Ce formulaire a besoin de JavaScript.')
  })

  test('shows field and network errors when the script of the toasts fails to load [REG-15]', async ({
    page,
    context,
  }) => {
    await page.route(/\/assets\/toast-.*\.js/, (route) => route.abort())
    await page.goto('/register')
    await page.getByLabel('E-mail').focus()
    await takenOver(page.getByLabel('E-mail'))
    await context.setOffline(true)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert').filter({ hasText: "Le nom d'utilisateur" })).toBeVisible()
    await expect(page.getByLabel('Nom d’utilisateur')).toBeFocused()
    for (const [label, value] of Object.entries(typed)) await page.getByLabel(label, { exact: true }).fill(value)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert').filter({ hasText: 'Vérifiez votre réseau' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Créer le compte' })).toBeVisible()
  })

  test('marks the rules of the password as they are met [REG-11]', async ({ page }) => {
    await page.goto('/register')
    const met = page.getByRole('listitem').filter({ hasText: '(rempli)' })
    const password = page.getByLabel('Mot de passe', { exact: true })
    // Types again until the page is hydrated.
    await expect
      .poll(async () => {
        await password.fill('')
        await password.pressSequentially('abcD')
        return met.count()
      })
      .toBe(2)
    await password.pressSequentially('efg1!')
    await expect(met).toHaveCount(5)
  })
})

const HOUSE = 'Le Cardon Rouge'

test.describe('an exceptional closure', () => {
  test.use({ user: 'gerant' })
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
