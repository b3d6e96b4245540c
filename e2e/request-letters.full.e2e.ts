import type { Page } from '@playwright/test'
import { addDays, wallToInstant } from '@potager/domain/time'
import { openMailHost } from '../apps/server/test/mail-host.ts'
import { dayAhead } from './harness/booking.ts'
import { storedSession } from './harness/credentials.ts'
import { expect, test } from './harness/fixtures.ts'
import { discard, foreign, freshData, startServer } from './harness/server.ts'
import { readToast } from './harness/toast.ts'

/** What a reader sees of a letter's text, without its headers' code and line ends. */
function readable(source: string): string {
  const bytes = source
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8').replaceAll('\u00a0', ' ')
}

/** A real mail server, and the letters that arrived there as a reader sees them. */
async function openLetterBox() {
  const host = await openMailHost()

  /** Waits for the letter to an address that says `words`; fails when there are two. */
  async function letter(to: string, words: string): Promise<string> {
    const found = () =>
      host.arrived
        .filter((one) => one.to === to)
        .flatMap(({ source }) => {
          const text = readable(source)
          return text.includes(words) ? [text] : []
        })
    await expect.poll(() => found().length, { message: `« ${words} » à ${to}`, timeout: 60_000 }).toBe(1)
    return found()[0] ?? ''
  }

  return { url: host.url, letter, close: host.close }
}

const RESTAURANT = 'La Fève Tonka'
const HOUSE = 'maison@potager.example'
const READER = 'ines.delacroix@potager.example'
const phone = { width: 360, height: 740 }

/** The address of the reader's page in a letter, without the name of the server. */
const linkIn = (letter: string) => /https?:\/\/[^\s"]+?(\/demande\/[\w-]{43})/.exec(letter)?.[1] ?? ''

async function askForTable(page: Page, day: string): Promise<void> {
  await page.goto('/')
  await page.getByRole('article', { name: RESTAURANT }).getByRole('link', { name: 'Voir' }).click()
  await page.getByRole('link', { name: 'Demander une réservation' }).click()
  await page.getByLabel('Jour').fill(day)
  await page.getByLabel('Arrivée').fill('12:30')
  await page.getByLabel('Départ').fill('14:00')
  await page.getByLabel('Nombre de personnes').fill('4')
  await page.getByLabel('Votre nom').fill('Inès Delacroix')
  await page.getByLabel('E-mail').fill(READER)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Envoyer la demande' }).click()
  await page.waitForURL(/\/demande\/[\w-]{43}$/)
}

test('a visitor’s request is followed by e-mails: received, confirmed, the day before, and withdrawn [MSG-02] [MSG-03] [VIS-08] [VIS-09]', async ({
  newVisitor,
}) => {
  test.skip(foreign, 'asks for more than the specification has')
  test.setTimeout(240_000)
  const box = await openLetterBox()
  const DATA_DIR = await freshData()
  const settings = { DATA_DIR, SMTP_URL: box.url, HOUSE_EMAIL: HOUSE }
  const day = dayAhead('FRIDAY', 20)
  let server = await startServer({ ...settings, PUBLIC_ORIGIN: 'http://127.0.0.1:1' })
  try {
    const visitor = await newVisitor({ javaScriptEnabled: false, viewport: phone, baseURL: server.url })
    const { page } = visitor
    await askForTable(page, day)
    const received = linkIn(await box.letter(READER, 'est enregistrée. Elle attend la réponse du restaurant.'))
    await page.goto(received)
    await expect(page.getByText('En attente de réponse')).toBeVisible()
    await box.letter(HOUSE, 'Inès Delacroix')

    const storageState = await storedSession(server.url, 'gerant')
    const manager = await newVisitor({ baseURL: server.url, storageState })
    await manager.page.goto('/manage-reservations')
    await manager.page.getByLabel('Restaurant').selectOption(RESTAURANT)
    const row = manager.page.getByRole('row').filter({ hasText: 'Inès Delacroix' })
    await row.getByRole('combobox', { name: /^Statut de la réservation/ }).selectOption('Confirmée')
    await readToast(manager.page, 'Statut mis à jour avec succès !')
    expect(manager.problems).toEqual([])
    const confirmed = await box.letter(READER, 'Votre réservation est confirmée.')
    expect(confirmed).toContain('text/calendar')
    await page.goto(linkIn(confirmed))
    await expect(page.getByText('Acceptée', { exact: true })).toBeVisible()

    // The day before has come.
    await server.stop()
    const later = wallToInstant(`${addDays(day, -1)}T10:00:00`) - Date.now()
    server = await startServer({
      ...settings,
      PUBLIC_ORIGIN: 'http://127.0.0.1:1',
      NODE_OPTIONS: `--import ${new URL('harness/shifted-clock.mjs', import.meta.url).href}`,
      CLOCK_SHIFT: String(later),
    })
    const reminder = await box.letter(READER, 'Votre réservation a lieu demain.')
    await page.goto(`${server.url}${linkIn(reminder)}`)
    await page.locator('summary').filter({ hasText: 'Retirer ma demande' }).click()
    await page.getByRole('button', { name: 'Oui, retirer ma demande' }).click()
    await expect(page.getByText('Retirée par vous')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width)
    await box.letter(HOUSE, 'Retirée')
  } finally {
    await discard(server)
    await box.close()
  }
})
