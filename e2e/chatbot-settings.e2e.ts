import type { Page } from 'playwright-core'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { callerOf } from './harness/api.ts'
import { violationsOf } from './harness/axe.ts'
import { openBrowser } from './harness/browser.ts'
import { plain } from './harness/figures.ts'
import { newMember } from './harness/member.ts'
import { foreign } from './harness/server.ts'
import { sharedServer } from './harness/stage.ts'
import { readToast } from './harness/toast.ts'

const browser = await openBrowser()
const server = sharedServer()

async function open(username = 'gerant') {
  const member = await newMember(browser, server.url, username)
  await member.page.goto('/chatbot/settings')
  await member.page.getByRole('heading', { level: 1, name: 'Configuration Chatbot' }).waitFor()
  return member
}

const daily = (page: Page) => page.getByLabel('Sessions par jour au plus')
const mark = (page: Page) => page.getByText('Modifications non sauvegardées')
const save = (page: Page) => page.getByRole('button', { name: 'Sauvegarder' }).click()

async function setDaily(page: Page, value: string) {
  await daily(page).fill(value)
  await daily(page).blur()
}

describe.skipIf(foreign)('the settings of the chatbot', () => {
  let call: Awaited<ReturnType<typeof callerOf>>
  beforeAll(async () => {
    call = await callerOf(server, 'admin')
  })
  let first: object | undefined
  beforeEach(async () => {
    const stored = await call<{ version: number }>('GET', '/admin/chatbot/settings')
    first ??= stored
    await call('PUT', '/admin/chatbot/settings', { ...first, version: stored.version })
  })

  it('are saved on the server, which clears the mark, and are there after a reload [SET-06] [SET-09] [SET-35]', async () => {
    const { page, context, problems } = await open()
    expect(await violationsOf(page)).toEqual([])
    await setDaily(page, '321')
    await mark(page).waitFor()
    await save(page)
    await readToast(page, 'Paramètres sauvegardés avec succès !')
    await expect.poll(() => mark(page).count()).toBe(0)
    await page.reload()
    await expect.poll(() => daily(page).inputValue()).toBe('321')
    expect(problems).toEqual([])
    await context.close()
  })

  it('keep what was typed when saving fails, and save it the next time [SET-36]', async () => {
    const { page, context } = await open()
    await setDaily(page, '654')
    await page.route('**/admin/chatbot/settings', (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.continue(),
    )
    await save(page)
    await readToast(page, /^Erreur lors de la sauvegarde/)
    await expect.poll(() => daily(page).inputValue()).toBe('654')
    await expect.poll(() => mark(page).isVisible()).toBe(true)
    await page.unroute('**/admin/chatbot/settings')
    await save(page)
    await readToast(page, 'Paramètres sauvegardés avec succès !')
    await context.close()
  })

  it('are not written over what somebody else saved meanwhile', async () => {
    const mine = await open()
    const theirs = await open('admin')
    await setDaily(theirs.page, '111')
    await save(theirs.page)
    await readToast(theirs.page, 'Paramètres sauvegardés avec succès !')
    await setDaily(mine.page, '222')
    await save(mine.page)
    await readToast(mine.page, /^Erreur lors de la sauvegarde.*modifiés entre-temps/)
    await mine.page.getByText(/^Changé par quelqu’un d’autre entre-temps.*Sessions par jour au plus/).waitFor()
    await expect.poll(() => daily(mine.page).inputValue()).toBe('222')
    await save(mine.page)
    await readToast(mine.page, 'Paramètres sauvegardés avec succès !')
    await mine.page.reload()
    await expect.poll(() => daily(mine.page).inputValue()).toBe('222')
    await Promise.all([mine.context.close(), theirs.context.close()])
  })

  it('go back to the defaults after a question, unsaved until they are saved [SET-04] [SET-07] [SET-37]', async () => {
    const { page, context } = await open()
    await setDaily(page, '10')
    await save(page)
    await readToast(page, 'Paramètres sauvegardés avec succès !')
    await page.getByRole('button', { name: 'Réinitialiser' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Réinitialiser' }).click()
    await readToast(page, 'Paramètres réinitialisés aux valeurs par défaut')
    await expect.poll(() => daily(page).inputValue()).toBe('1000')
    await mark(page).waitFor()
    await page.getByRole('button', { name: 'Annuler' }).click()
    await expect.poll(() => daily(page).inputValue()).toBe('10')
    await context.close()
  })

  it('are tried before they are saved, on the engine itself [SET-38]', async () => {
    const { page, context } = await open()
    await page.getByLabel('Résultats au plus').selectOption('1')
    await page.getByRole('button', { name: 'Tester' }).click()
    const dialog = page.getByRole('dialog', { name: 'Tester la configuration' })
    await dialog.getByLabel('Prénom').fill('Ali')
    await dialog.getByText('Bonjour Ali !').waitFor()
    await dialog.getByRole('button', { name: 'Lancer le test' }).click()
    await dialog.getByText('Test de configuration envoyé !').waitFor()
    await expect.poll(() => dialog.getByRole('listitem').count()).toBe(1)
    expect(await violationsOf(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Fermer' }).click()
    await page.getByLabel('Résultats au plus').selectOption('5')
    await page.getByRole('slider', { name: 'Probabilité minimale' }).fill('5')
    await page.getByRole('button', { name: 'Tester' }).click()
    await dialog.getByRole('button', { name: 'Lancer le test' }).click()
    await dialog.getByText('Test de configuration envoyé !').waitFor()
    await expect.poll(() => dialog.getByRole('listitem').count()).toBe(5)
    await context.close()
  })

  it('are not left behind by mistake', async () => {
    const { page, context } = await open()
    await setDaily(page, '999')
    await page.getByRole('link', { name: 'Maladies' }).first().click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Rester ici' }).click()
    await expect.poll(() => daily(page).inputValue()).toBe('999')
    await context.close()
  })

  it('ask before they delete sessions, with how many, and delete none without an answer [SET-20]', async () => {
    const { page, context } = await open()
    const keep = page.getByLabel('Conservation des sessions, en jours')
    const stored = () => call<{ advanced: { dataRetentionDays: number } }>('GET', '/admin/chatbot/settings')
    const before = (await stored()).advanced.dataRetentionDays
    const counted = await call<{ sessions: number; reports: number }>(
      'GET',
      '/admin/chatbot/settings/retention?days=30',
    )
    expect(counted.sessions).toBeGreaterThan(0)
    await keep.fill('30')
    await save(page)
    const question = page.getByRole('alertdialog')
    const told = plain((await question.getByRole('heading').textContent()) ?? '')
    expect(told.replace(/(?<=\d) (?=\d{3})/g, '')).toBe(
      `Supprimer ${counted.sessions} sessions et ${counted.reports} signalements ?`,
    )
    await page.keyboard.press('Escape')
    await question.waitFor({ state: 'detached' })
    expect((await stored()).advanced.dataRetentionDays).toBe(before)
    await expect.poll(() => keep.inputValue()).toBe('30')

    await page.route('**/admin/chatbot/settings/retention**', (route) => route.fulfill({ status: 500, json: {} }))
    await save(page)
    await readToast(page, /n’a pas pu être compté/)
    expect((await stored()).advanced.dataRetentionDays).toBe(before)
    await page.unroute('**/admin/chatbot/settings/retention**')

    await save(page)
    await question.getByRole('button', { name: 'Sauvegarder et supprimer' }).click()
    await readToast(page, 'Paramètres sauvegardés avec succès !')
    expect((await stored()).advanced.dataRetentionDays).toBe(30)
    // Longer again: nothing is deleted, nothing is asked.
    await keep.fill('60')
    await save(page)
    await readToast(page, 'Paramètres sauvegardés avec succès !')
    await context.close()
  })

  it('lead to what is to be corrected, with the keyboard, from the button at the bottom', async () => {
    const { page, context } = await open()
    await page.getByLabel('Fin d’une session sans réponse, en minutes').fill('3')
    const button = page.getByRole('button', { name: 'Sauvegarder' })
    await button.focus()
    await page.keyboard.press('Enter')
    await page.getByText('1 réglage à corriger').waitFor()
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('label, div')?.textContent ?? ''))
      .toContain('Fin d’une session sans réponse')
    await page.keyboard.press('Control+A')
    await page.keyboard.type('30')
    await context.close()
  })

  it('are read and tried by an owner, who cannot change them', async () => {
    const { page, context } = await open('proprietaire')
    await expect.poll(() => daily(page).isDisabled()).toBe(true)
    await expect.poll(() => page.getByRole('button', { name: 'Sauvegarder' }).count()).toBe(0)
    await page.getByRole('button', { name: 'Tester' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Lancer le test' }).click()
    await page.getByText('Test de configuration envoyé !').waitFor()
    await context.close()
  })
})

describe.runIf(foreign)('the settings of the chatbot before another backend', () => {
  it('stay on this device, without a call, after a reload too [SET-09]', async () => {
    const { page, context, problems } = await open()
    const calls: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/chatbot/settings') && request.resourceType() === 'fetch') calls.push(request.url())
    })
    await setDaily(page, '321')
    await save(page)
    await readToast(page, 'Enregistré sur cet appareil')
    await page.reload()
    await expect.poll(() => daily(page).inputValue()).toBe('321')
    await page.getByRole('button', { name: 'Tester' }).click()
    await page.getByRole('dialog').getByText('Ce que dit le chatbot').waitFor()
    expect(calls).toEqual([])
    expect(problems).toEqual([])
    await context.close()
  })
})
