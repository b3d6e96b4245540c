import type { Page } from '@playwright/test'
import type { Message } from '@potager/domain/message'
import { messagesOf } from './harness/api.ts'
import { expect, test } from './harness/fixtures.ts'
import { foreign, type Server } from './harness/server.ts'
import { readToast } from './harness/toast.ts'

const RESTAURANT = 'La Fève Tonka'
const phone = { width: 360, height: 780 }
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
