import { expect, it } from 'vitest'
import { callerOf } from './harness/api.ts'
import { violationsOf } from './harness/axe.ts'
import { openBrowser } from './harness/browser.ts'
import { newMember } from './harness/member.ts'
import { hasFocus, tabTo } from './harness/person.ts'
import { foreign } from './harness/server.ts'
import { sharedServer } from './harness/stage.ts'
import { readToast } from './harness/toast.ts'

type Sign = { id: string; name: string; words: string[]; version: number }

const browser = await openBrowser()
const server = sharedServer()

it.skipIf(foreign)(
  'words of owners are added, changed and deleted by keyboard, and nothing typed is lost without a question',
  async () => {
    const { page, context, problems } = await newMember(browser, server.url, 'proprietaire')
    const call = await callerOf(server, 'gerant')
    const found = async (said: string) => {
      const body = { race: 'chat', symptoms: [said] }
      return (await call<{ results: unknown[] }>('POST', '/admin/chatbot/diagnosis/try', body)).results.length > 0
    }
    await page.goto('/chatbot/diseases')
    await page.getByRole('link', { name: 'Mots des propriétaires' }).click()
    await page.getByRole('heading', { level: 1, name: 'Mots des propriétaires' }).waitFor()
    await page
      .getByRole('article', { name: 'difficulté à respirer' })
      .getByText('respire mal', { exact: true })
      .waitFor()
    expect(await violationsOf(page)).toEqual([])

    const add = page.getByRole('button', { name: 'Ajouter un signe' })
    await add.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await tabTo(page, dialog.getByRole('textbox', { name: /^Signe/ }))
    await page.keyboard.type('éternuements du printemps')
    await dialog.getByText('Aucune maladie n’a ce symptôme').waitFor()
    const question = page.getByRole('alertdialog')
    await page.keyboard.press('Escape')
    await question.waitFor()
    await page.keyboard.press('Enter')
    await question.waitFor({ state: 'hidden' })
    await expect
      .poll(() => dialog.getByRole('textbox', { name: /^Signe/ }).inputValue())
      .toBe('éternuements du printemps')
    await tabTo(page, dialog.getByRole('textbox', { name: /^Mots des propriétaires/ }))
    await page.keyboard.type('atchoum, fait atchoum')
    await page.keyboard.press('Tab')
    await tabTo(page, dialog.getByRole('button', { name: 'Ajouter le signe' }))
    await page.keyboard.press('Enter')
    await readToast(page, 'Signe ajouté')
    await dialog.waitFor({ state: 'detached' })

    // Another tab changes the sign while it is open here.
    await page.getByRole('searchbox', { name: 'Signe ou mot' }).fill('ATCHOUM')
    await expect.poll(() => page.getByRole('article').count()).toBe(1)
    const edit = page.getByRole('button', { name: 'Modifier éternuements du printemps' })
    await edit.focus()
    await page.keyboard.press('Enter')
    const words = dialog.getByRole('textbox', { name: /^Mots des propriétaires/ })
    await words.fill('atchoum, fait tchi')
    const { content } = await call<{ content: Sign[] }>('GET', '/admin/chatbot/signs?size=100')
    const made = content.find(({ name }) => name === 'éternuements du printemps')
    if (!made) throw new Error('The sign is not there')
    await call('PUT', `/admin/chatbot/signs/${made.id}`, {
      name: 'éternuements de mai',
      words: made.words,
      version: 1,
    })
    await dialog.getByRole('button', { name: 'Enregistrer' }).click()
    await readToast(page, /modifié entre-temps/)
    await dialog.getByText(/^Changé par quelqu’un d’autre entre-temps\s: Signe\./).waitFor()
    await expect.poll(() => dialog.getByRole('textbox', { name: /^Signe/ }).inputValue()).toBe('éternuements de mai')
    await expect.poll(() => words.inputValue()).toBe('atchoum, fait tchi')
    await tabTo(page, dialog.getByRole('button', { name: 'Enregistrer' }))
    await page.keyboard.press('Enter')
    await readToast(page, 'Signe modifié')
    await dialog.waitFor({ state: 'detached' })
    expect([await found('atchoum'), await found('fait tchi')]).toEqual([true, true])

    const remove = page.getByRole('button', { name: 'Supprimer éternuements de mai' })
    await remove.focus()
    await page.keyboard.press('Enter')
    await question.getByText('L’assistant ne comprendra plus : atchoum, fait tchi.').waitFor()
    await expect.poll(() => hasFocus(question.getByRole('button', { name: 'Garder le signe' }))).toBe(true)
    await tabTo(page, question.getByRole('button', { name: 'Supprimer' }), 'Shift+Tab')
    await page.keyboard.press('Enter')
    await readToast(page, 'Signe supprimé')
    await page.getByText('Aucun signe trouvé').waitFor()
    await expect.poll(() => hasFocus(page.getByRole('heading', { level: 1 }))).toBe(true)
    expect(await found('atchoum')).toBe(false)
    expect(problems.filter((problem) => !problem.includes('409'))).toEqual([])
    await context.close()
  },
)
