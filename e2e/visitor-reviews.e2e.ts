import type { Page } from '@playwright/test'
import type { Message } from '@potager/domain/message'
import { colleague, messagesOf } from './harness/api.ts'
import { violationsOf } from './harness/axe.ts'
import { expect, test } from './harness/fixtures.ts'
import { clearPending } from './harness/reviews.ts'
import { foreign, type Server } from './harness/server.ts'
import { readToast } from './harness/toast.ts'

test.use({ user: 'gerant' })

const phone = { width: 360, height: 780 }
const CODE = /\/avis\/[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/
const TEXT = 'Servi par Marcel, copieux et plein de goût.'

/** The ticket alone is printed, from its beginning, on a sheet or on the paper of a till. */
async function printTicket(page: Page): Promise<void> {
  const pages = async (width: string, height: string) =>
    (await page.pdf({ width, height })).toString('latin1').match(/\/Type \/Page\b/g)?.length
  expect(await pages('210mm', '297mm')).toBe(1)
  expect(await pages('80mm', '297mm')).toBe(1)
  // Shorter than the ticket: its end goes on, nothing is empty.
  expect(await pages('80mm', '100mm')).toBeGreaterThan(1)
}

/** Completes an order on its screen; returns the address on its ticket. */
async function completeOnScreen(page: Page, id: string): Promise<string> {
  await page.goto(`/dashboard?commande=${id}`)
  const ticket = page.getByRole('dialog', { name: new RegExp(id.slice(-6)) })
  await ticket.getByRole('button', { name: 'Terminer', exact: true }).click()
  const visit = ticket.getByRole('region', { name: 'Votre avis compte' })
  await expect(visit.getByRole('img', { name: /^Code QR vers http/ })).toBeVisible()
  await expect(ticket.getByRole('button', { name: 'Imprimer le ticket' })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await printTicket(page)
  return (await visit.getByText(CODE).innerText()).replace(/^[^/]*/, '')
}

/** Types the address by hand, in small letters, and writes a review of the restaurant; returns the private address of its author. */
async function writeReview(page: Page, address: string): Promise<string> {
  await page.goto(address.toLowerCase())
  await page.getByRole('button', { name: 'Envoyer mon avis' }).click()
  await expect(page).toHaveURL(new RegExp(`${address}$`, 'i'))
  await page.getByRole('radio', { name: '4 étoiles sur 5' }).check({ force: true })
  await page.getByRole('textbox', { name: 'Votre avis', exact: true }).fill(TEXT)
  await page.getByRole('textbox', { name: 'Votre prénom ou pseudonyme' }).fill('Inès')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Envoyer mon avis' }).click()
  await expect(page.getByText('En attente de lecture')).toBeVisible()
  await expect(page).toHaveURL(/\/avis\/[\w-]{43}$/)
  return new URL(page.url()).pathname
}

/** The card of the only review that waits. */
async function openQueue(page: Page, text: string) {
  await page.goto('/admin/reviews/moderation')
  const card = page.getByRole('article').filter({ hasText: text })
  await expect(card.getByText(/Visite vérifiée/)).toBeVisible()
  return card
}

test('the review address of an order takes a review, which is refused, corrected, and published with its badge [REV-50] [REV-51] [REV-52] [REV-53] [REV-58] [REV-59] [REV-71] [REV-72]', async ({
  page,
  problems,
  server,
  newVisitor,
}) => {
  test.skip(foreign, 'asks for more than the specification has')
  await clearPending(server)
  const staff = await colleague(server)
  const { id } = await staff.takeOrder()
  for (const status of ['CONFIRMED', 'PREPARING', 'READY']) await staff.move(id, status)
  const address = await completeOnScreen(page, id)

  const visitor = await newVisitor({ javaScriptEnabled: false, viewport: phone })
  const mine = await writeReview(visitor.page, address)
  await visitor.page.goto(address)
  await expect(visitor.page.getByRole('heading', { name: 'Un avis a déjà été donné avec cette adresse' })).toBeVisible()

  const card = await openQueue(page, TEXT)
  await card.getByRole('button', { name: /^Rejeter/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Rejeter cet avis' })
  await dialog.getByRole('radio', { name: 'Autre' }).check()
  await dialog.getByLabel('Votre motif').fill('Merci de ne nommer personne.')
  await dialog.getByRole('button', { name: 'Rejeter' }).click()
  await readToast(page, 'Avis rejeté avec succès')

  await visitor.page.goto(mine)
  await expect(visitor.page.getByText('Motif : « Merci de ne nommer personne. »')).toBeVisible()
  await visitor.page.locator('summary').filter({ hasText: 'Corriger cet avis' }).click()
  const written = visitor.page.getByRole('article').first()
  await written.getByRole('textbox', { name: 'Votre avis', exact: true }).fill('Copieux et plein de goût.')
  await written.getByRole('button', { name: 'Envoyer la correction' }).click()
  await expect(visitor.page.getByText('Votre correction attend une décision.')).toBeVisible()
  expect(await visitor.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width)

  const back = await openQueue(page, 'Copieux et plein de goût.')
  await expect(back.getByText('Refusé auparavant pour : « Merci de ne nommer personne. »')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await back.getByRole('button', { name: /^Approuver/ }).click()
  await readToast(page, 'Avis approuvé avec succès')
  expect(problems).toEqual([])

  await visitor.page.goto(mine)
  await expect(visitor.page.getByText('Tout le monde peut le lire.')).toBeVisible()
  const [restaurant] = await (await fetch(`${server.url}/api/notprotected/restaurant`)).json()
  await visitor.page.goto(`/restaurants/${restaurant.id}`)
  const published = visitor.page.getByRole('listitem').filter({ hasText: 'Copieux et plein de goût.' })
  await expect(published.getByText('Visite vérifiée')).toBeVisible()
  await expect(published.getByText('Inès', { exact: true })).toBeVisible()
  expect(await visitor.page.content()).not.toContain('Marcel')
})

const RESTAURANT = 'La Fève Tonka'
const reason = 'Le texte nomme une personne de la salle, ce que nos règles excluent.'

/** Gives notice of the latest review of a restaurant, from its page; ends on the private page. */
async function giveNotice(page: Page, name: string): Promise<void> {
  await page.goto('/')
  await page.getByRole('article', { name: RESTAURANT }).getByRole('link', { name: 'Voir' }).click()
  await page
    .getByRole('link', { name: /^Signaler cet avis/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: `L’avis signalé, sur ${RESTAURANT}` })).toBeVisible()
  await page.getByRole('combobox', { name: 'Motif' }).selectOption('Autre motif')
  await page.getByLabel('Votre nom').fill(name)
  await page.getByLabel('E-mail').fill('ines.delacroix@exemple.fr')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Envoyer le signalement' }).click()
  await expect(page.getByLabel('Votre explication')).toHaveAccessibleDescription(/ce motif ne suffit pas à lui seul/)
  await page.getByLabel('Votre explication').fill('Le prénom d’un serveur y est écrit en toutes lettres.')
  await page.getByRole('button', { name: 'Envoyer le signalement' }).click()
  await page.waitForURL(/\/signalement\/[\w-]{43}$/)
  await expect(page.getByText('La maison a reçu votre signalement.')).toBeVisible()
}

/** The messages about notices. */
async function noticeMessages(server: Server): Promise<Message[]> {
  return (await messagesOf(server)).filter(({ kind }) => kind.startsWith('notice-'))
}

test('a notice given without JavaScript gets its review withdrawn, and both sides are told the reason once [REV-60] [REV-61] [REV-62] [REV-64] [REV-65] [REV-66]', async ({
  newVisitor,
  newMember,
  server,
}) => {
  test.skip(foreign, 'gives notice, which the specification does not have')
  const name = `Inès ${Date.now()}`
  const { page } = await newVisitor({ javaScriptEnabled: false, viewport: phone })
  await giveNotice(page, name)
  const link = page.url()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width)

  const moderator = await newMember('gerant')
  await moderator.page.goto('/admin/reviews/moderation')
  await moderator.page.getByRole('button', { name: /^Signalements \(\d+\)$/ }).click()
  const card = moderator.page.getByRole('article').filter({ hasText: 'Le prénom d’un serveur' })
  await card.getByRole('button', { name: /^Décider/ }).click()
  const dialog = moderator.page.getByRole('dialog', { name: 'Décider d’un avis signalé' })
  await dialog.getByRole('radio', { name: 'Retirer l’avis' }).check()
  await dialog.getByRole('textbox').fill(reason)
  await dialog.getByRole('button', { name: 'Enregistrer la décision' }).click()
  await readToast(moderator.page, 'Avis retiré.')
  await expect(card).toHaveCount(0)
  expect(moderator.problems).toEqual([])

  await page.goto(link)
  await expect(page.getByText('Avis retiré', { exact: true })).toBeVisible()
  await expect(page.getByText(reason)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Contester la décision' })).toBeVisible()

  await expect
    .poll(async () =>
      (await noticeMessages(server))
        .filter(({ body }) => body.includes(reason))
        .map(({ kind }) => kind)
        .toSorted(),
    )
    .toEqual(['notice-author', 'notice-decided'])
  const told = (await noticeMessages(server)).filter((message) => message.name === name)
  expect(told.map(({ kind }) => kind).toSorted()).toEqual(['notice-decided', 'notice-received'])
})
