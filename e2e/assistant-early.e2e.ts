import { describe, expect, it } from 'vitest'
import { answer, scripted, send, symptomsOf } from './harness/assistant.ts'
import { newVisitor, openBrowser } from './harness/browser.ts'
import { foreign } from './harness/server.ts'
import { sharedServer } from './harness/stage.ts'
import { withheldScripts } from './harness/withheld.ts'

const browser = await openBrowser()
const server = sharedServer()

/** The assistant's page in a new browser, and what lets its scripts come. */
async function withoutScripts(width = 1366) {
  const { page, context } = await newVisitor(browser, server.url, { viewport: { width, height: 768 } })
  const release = await withheldScripts(page)
  await page.goto('/assistant', { waitUntil: 'commit' })
  return { page, context, release }
}

describe.skipIf(foreign)('a pet owner who is quicker than the script', () => {
  it('has it also when they began to type before it came', async () => {
    const { page, context, release } = await withoutScripts()
    await symptomsOf(page).fill('toux,')
    release()
    await scripted(page)
    await expect.poll(() => page.getByRole('button', { name: 'Retirer toux' }).count()).toBe(1)
    await context.close()
  })

  it.each([360, 1366])('asks by the button that they press while it comes, at %i px', async (width) => {
    const { page, context, release } = await withoutScripts(width)
    await page.getByRole('radio', { name: 'Chien' }).check()
    await symptomsOf(page).fill('vomissements, diarrhée, abattement, perte d’appétit')
    await page.getByRole('button', { name: 'Voir les pistes' }).hover()
    await page.mouse.down()
    release()
    await scripted(page)
    await page.mouse.up()
    await page.locator('h2#reponse').waitFor()
    const question = page.getByText('vomissements, diarrhée, abattement, perte d’appétit')
    await expect.poll(() => question.isVisible()).toBe(true)
    await context.close()
  })

  it('keeps what they typed as symptoms once they let go of something else', async () => {
    const { page, context, release } = await withoutScripts()
    await symptomsOf(page).fill('vomissements, diarrhée')
    await page.getByRole('heading', { level: 1 }).hover()
    await page.mouse.down()
    release()
    await scripted(page)
    await page.mouse.up()
    await expect.poll(() => page.getByRole('button', { name: /^Retirer/ }).count()).toBe(2)
    await context.close()
  })
})

describe.skipIf(foreign)('a pet owner without script', () => {
  it('asks, reads the answer, and reports it', async () => {
    const { page, context } = await newVisitor(browser, server.url, { javaScriptEnabled: false })
    await page.goto('/assistant')
    await send(page)
    await page.getByText('Indiquez au moins un symptôme').waitFor()
    await page.getByText('Choisissez : chien ou chat.').waitFor()
    await page.getByRole('radio', { name: 'Chat' }).check()
    await page.getByLabel('Race (facultatif)').fill('Siamois')
    await symptomsOf(page).fill('fièvre, toux')
    await send(page)
    await answer(page).waitFor()
    await page.getByText('Siamois : fièvre, toux').waitFor()
    await page.getByText('Cette réponse vous semble fausse').click()
    await page.getByRole('button', { name: 'Signaler la réponse' }).click()
    await page.getByText('Dites ce qui n’allait pas').waitFor()
    await page.getByLabel('Ce qui ne va pas').fill('Une simple allergie.')
    await page.getByRole('button', { name: 'Signaler la réponse' }).click()
    await page.getByText('Merci. Votre signalement est enregistré').waitFor()
    await page.getByRole('link', { name: 'Poser une autre question' }).click()
    await symptomsOf(page).waitFor()
    await expect.poll(() => symptomsOf(page).inputValue()).toBe('')
    await context.close()
  })
})
