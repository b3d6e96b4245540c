import type { Locator } from '@playwright/test'
import { signIn } from './harness/credentials.ts'
import { expect, test } from './harness/fixtures.ts'

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><script>document.title = 'hostile'</script><circle cx="4" cy="4" r="4" fill="#B4532A"/></svg>`

const isDrawn = (picture: Locator) =>
  picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0 && image.width === 28)

test('an administrator names the house, gives it a colour and a logo; its pages follow without a restart, then go back [HOU-01] [HOU-04] [HOU-05] [HOU-06] [HOU-07] [HOU-08]', async ({
  page,
  newVisitor,
}) => {
  const { page: guest } = await newVisitor()
  await guest.goto('/')
  await expect(guest).toHaveTitle(/Potager/)

  await signIn(page, 'admin')
  await page.goto('/account#maison')
  const house = page.getByRole('region', { name: 'La maison' })
  await expect(house).toBeFocused()
  await house.getByLabel('Nom de la maison').fill('Le Jardin')
  await house.getByRole('textbox', { name: 'Couleur', exact: true }).fill('#3B3F8F')
  await house.getByLabel('Logo').setInputFiles({
    name: 'logo.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(drawing),
  })
  await expect(house.locator('img')).toHaveCount(2)
  await house.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('La maison est enregistrée.')).toBeVisible()

  const brandOf = (view: typeof page) =>
    view.getByRole('navigation').getByRole('link', { name: 'Le Jardin', exact: true })
  await expect.poll(() => isDrawn(brandOf(page).locator('img'))).toBe(true)
  await expect(page).toHaveTitle(/Le Jardin$/)
  await page.emulateMedia({ media: 'print' })
  await expect(brandOf(page)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Dashboard' })).toHaveCount(0)
  await page.emulateMedia({ media: 'screen' })

  await guest.reload()
  await expect(guest).toHaveTitle(/^Le Jardin/)
  const logo = brandOf(guest).locator('img')
  await expect.poll(() => isDrawn(logo)).toBe(true)
  await expect(brandOf(guest)).toHaveCSS('color', 'rgb(59, 63, 143)')
  const address = (await logo.getAttribute('src')) ?? ''
  const served = await guest.request.get(address)
  expect(await served.text()).toContain('<circle')
  expect(await served.text()).not.toContain('script')
  expect(await (await guest.request.get('/manifest.webmanifest')).json()).toMatchObject({ name: 'Le Jardin' })

  await house.getByRole('button', { name: 'Retirer le logo' }).click()
  await house.getByLabel('Nom de la maison').fill('Potager')
  await house.getByRole('textbox', { name: 'Couleur', exact: true }).fill('')
  // The toast of the first time may still stand.
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok())
  await house.getByRole('button', { name: 'Enregistrer' }).click()
  await saved
  await guest.reload()
  await expect(guest).toHaveTitle(/^Potager/)
  await expect(guest.locator('nav img')).toHaveCount(0)
  expect((await guest.request.get(address)).status()).toBe(404)
})
