import { expect, type Page } from '@playwright/test'
import { addDays } from '@potager/domain/time'
import { fillMoment, findCustomer } from './booking.ts'
import { fillCredentials, NEW_PASSWORD } from './credentials.ts'
import { go, submitOrder } from './order.ts'
import type { RunningServer } from './server.ts'
import { readToast } from './toast.ts'

/** The two restaurants of an opened house. */
export const HERE = 'Le Semis'
export const THERE = 'La Plante'

const PHONE = '06 11 22 33 44'

/** A text field by its label, required or not. */
export const field = (page: Page, name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}( \\*)?$`) })

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** What the start printed for whoever opens the house. */
export function printed({ output }: Pick<RunningServer, 'output'>): { address: string; password: string } {
  const [, password = ''] = /Premier compte : admin, mot de passe (\S+)/.exec(output()) ?? []
  const [, address = ''] = /Premiers pas : (\S+)/.exec(output()) ?? []
  return { address, password }
}

/** Fills the form of a new restaurant with a room, and sends it. */
export async function makeRestaurant(page: Page, name: string, open: () => Promise<void>): Promise<void> {
  const texts = { Nom: name, 'Nombre de places': '60', 'Nombre d’imprimantes': '2' }
  const address = { Numéro: '7', Rue: 'rue des Semailles', 'Code postal': '44000', Ville: 'Nantes' }
  for (const [label, value] of Object.entries({ ...texts, ...address })) await field(page, label).fill(value)
  await open()
  await button(page, 'Ajouter une salle').click()
  await field(page, 'Nom de la salle 1').fill('La Serre')
  await field(page, 'Places de la salle 1').fill('12')
  await button(page, 'Créer le restaurant').click()
  await page.waitForURL((url) => url.pathname === '/')
}

/** Makes an invitation from the restaurant's record, and returns its link. */
export async function makeInvitation(page: Page, restaurant: string): Promise<string> {
  await page.goto('/restaurants')
  await page.getByRole('link', { name: restaurant, exact: true }).click()
  return inviteHere(page)
}

/** Makes an invitation from the record that is open, and returns its link. */
export async function inviteHere(page: Page): Promise<string> {
  await page.getByRole('region', { name: 'Équipe' }).getByRole('button', { name: 'Inviter' }).click()
  const dialog = page.getByRole('dialog', { name: /^Inviter dans l’équipe/ })
  await dialog.getByRole('button', { name: 'Créer le lien' }).click()
  const link = await dialog.getByLabel('Lien à remettre').inputValue()
  // Messages have a button of that name too, without a text.
  await dialog.getByRole('button').filter({ hasText: 'Fermer' }).click()
  return link
}

/** Makes an account by a link, and signs in with it. */
export async function joinBy(
  page: Page,
  link: string,
  username: string,
  [first, last]: [string, string],
): Promise<void> {
  await page.goto(link)
  const typed = {
    'Nom d’utilisateur': username,
    'E-mail': `${username}@exemple.fr`,
    Prénom: first,
    Nom: last,
    'Mot de passe': NEW_PASSWORD,
    'Confirmer le mot de passe': NEW_PASSWORD,
  }
  for (const [label, value] of Object.entries(typed)) await page.getByLabel(label, { exact: true }).fill(value)
  await page.getByRole('button', { name: 'Créer le compte et rejoindre' }).click()
  await page.waitForURL((url) => url.pathname === '/login')
  await fillCredentials(page, username, NEW_PASSWORD)
  await page.waitForURL((url) => url.pathname === '/')
}

const twelveDishes = [
  'Nom;Catégorie;Prix TTC;Description;Allergènes;Disponible',
  ...Array.from({ length: 12 }, (_, index) => `Plat du jour ${index + 1};Plat;1${index % 10},50;;aucun;oui`),
].join('\r\n')

/** Hours of every day that end the next one. */
export const everyNight = (page: Page) => async () => {
  await button(page, 'Tous les jours').click()
  await page.getByLabel('Ouverture le lundi').fill('18:00')
  await page.getByLabel('Fermeture le lundi').fill('02:00')
  await button(page, 'Copier vers les autres jours les horaires du lundi').click()
}

/** Changes the own password, on the account page. */
export async function typePassword(page: Page, from: string): Promise<void> {
  const form = page.getByRole('region', { name: 'Mot de passe' })
  await form.getByLabel('Mot de passe actuel').fill(from)
  await page.getByLabel(/^Nouveau mot de passe/).fill(NEW_PASSWORD)
  await page.getByLabel('Confirmation du nouveau mot de passe').fill(NEW_PASSWORD)
  await button(page, 'Changer le mot de passe').click()
  await readToast(page, /^Mot de passe changé/)
}

/** Goes to the account page, and changes the own password. */
export async function changePassword(page: Page, from: string): Promise<void> {
  await page.goto('/account')
  await typePassword(page, from)
}

/** Gives the house a name and a colour, on the account page. */
export async function nameHouse(page: Page): Promise<void> {
  const form = page.getByRole('region', { name: 'La maison' })
  await form.getByRole('textbox', { name: /^Nom de la maison/ }).fill('Le Verger')
  await form.getByRole('textbox', { name: /^Couleur/ }).fill('#3B3F8F')
  await form.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByRole('banner').getByText('Le Verger')).toBeVisible()
}

/** Imports twelve dishes from a file. */
export async function importMenu(page: Page): Promise<void> {
  await page.goto('/console/dishes')
  // An empty list offers what stands over it once more.
  await page.getByRole('link', { name: 'Importer…' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Importer des plats' })
  const file = { name: 'plats.csv', mimeType: 'text/csv', buffer: Buffer.from(`\ufeff${twelveDishes}\r\n`) }
  await dialog.locator('input[type=file]').setInputFiles(file)
  await dialog.getByRole('button', { name: /^Importer 12/ }).click()
  await expect(page.getByText('12 plats', { exact: true })).toBeVisible()
}

/** The menu of a restaurant, on its record. */
export async function menuOf(page: Page, restaurant: string) {
  await page.goto('/restaurants')
  await page.getByRole('link', { name: restaurant, exact: true }).click()
  const menu = page.getByRole('region', { name: 'Carte de ce restaurant' })
  const dishes = menu.locator('details', { has: page.getByRole('heading', { name: 'Plats' }) })
  await dishes.waitFor()
  // Categories in which nothing is changed are closed from the first.
  if ((await dishes.getAttribute('open')) === null) await dishes.locator('summary').click()
  return menu
}

/** Types a name that nobody has in the picker, and makes the customer with the phone. */
async function takeCall(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Rechercher un client' }).fill(name)
  await page.getByRole('option', { name: `Nouveau client : ${name}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Nouveau client' })
  await dialog.getByRole('textbox', { name: /^Téléphone/ }).fill(PHONE)
  await dialog.getByRole('button', { name: 'Créer le client' }).click()
}

/** Books the room over midnight for somebody who calls for the first time. */
export async function bookRoom(page: Page, day: string): Promise<void> {
  await page.goto('/create-reservation')
  await page.getByLabel('Restaurant').selectOption(HERE)
  await takeCall(page, 'Rose Lavande')
  await readToast(page, 'Rose Lavande est dans vos clients')
  await page.getByLabel('Type').selectOption('Salle de réunion')
  await fillMoment(page, 'Début', day, '23:00')
  await fillMoment(page, 'Fin', addDays(day, 1), '01:00')
  await page.getByRole('radio', { name: /La Serre/ }).check()
  await page.getByLabel('Nombre de personnes').fill('8')
  await button(page, 'Créer la réservation').click()
  await page.waitForURL((url) => url.pathname === '/reservations')
}

/** Asks for an event for the same number, and confirms it. */
export async function askForEvent(page: Page, day: string): Promise<void> {
  await page.goto('/create-event-request')
  await page.getByLabel('Restaurant').selectOption(HERE)
  await takeCall(page, 'R. Lavande')
  // The same number calls again: offered, not doubled.
  await button(page, 'Choisir Rose Lavande').click()
  await page.getByLabel('Titre').fill('Les vingt ans')
  await page.getByLabel('Type d’événement').selectOption({ index: 1 })
  await page.getByLabel('Description', { exact: false }).first().fill('Un dîner et deux heures de danse.')
  await fillMoment(page, 'Début', day, '19:00')
  await button(page, '2h').click()
  await page.getByLabel('Nombre de personnes').fill('30')
  await button(page, 'Envoyer la demande').click()
  await page.waitForURL((url) => url.pathname === '/event-requests')
  await button(page, 'Détails de « Les vingt ans »').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Confirmer' }).click()
  await readToast(page, 'Statut mis à jour avec succès !')
}

/** From the dishes of an order to its customer. */
export async function addFirstDish(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Ajouter un :.*Plat du jour 1$/ }).click()
  await go(page)
  await go(page)
}

/** Takes an order of the first dish for a known customer. */
export async function orderFor(page: Page, customer: string): Promise<void> {
  await page.goto('/create-order')
  await page.getByRole('radio', { name: new RegExp(HERE) }).check()
  await go(page)
  await addFirstDish(page)
  await findCustomer(page, customer)
  await go(page)
  await submitOrder(page)
  await expect(page.getByText(`Commande créée avec succès pour ${customer}`)).toBeVisible()
}

/** Moves the only order of the board to its end. */
export async function serve(page: Page): Promise<void> {
  await page.goto('/service')
  for (const move of ['Confirmer', 'Mettre en préparation', 'Marquer prête', 'Terminer'])
    await page.getByRole('button', { name: new RegExp(`^${move}, #`) }).click()
  // What ends an order may be taken back for ten seconds.
  await expect(page.getByText('Rien en cours')).toBeVisible({ timeout: 20_000 })
}
