import { callerOf } from './harness/api.ts'
import { violationsOf } from './harness/axe.ts'
import { expect, test } from './harness/fixtures.ts'
import { tabTo } from './harness/person.ts'
import { foreign } from './harness/server.ts'
import { readToast } from './harness/toast.ts'

test.use({ user: 'proprietaire' })

type Sign = { id: string; name: string; words: string[]; version: number }

test('signs and their words are added, changed and deleted by keyboard, and a form with input asks before closing', {
  tag: '@full',
}, async ({ page, problems, server }) => {
  test.skip(foreign, 'asks for more than the specification has')
  const call = await callerOf(server, 'gerant')
  const found = async (said: string) => {
    const body = { race: 'chat', symptoms: [said] }
    return (await call<{ results: unknown[] }>('POST', '/admin/chatbot/diagnosis/try', body)).results.length > 0
  }
  await page.goto('/chatbot/diseases')
  await page.getByRole('link', { name: 'Mots des propriétaires' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mots des propriétaires' })).toBeVisible()
  await expect(
    page.getByRole('article', { name: 'difficulté à respirer' }).getByText('respire mal', { exact: true }),
  ).toBeVisible()
  expect(await violationsOf(page)).toEqual([])

  const add = page.getByRole('button', { name: 'Ajouter un signe' })
  await add.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await tabTo(page, dialog.getByRole('textbox', { name: /^Signe/ }))
  await page.keyboard.type('éternuements du printemps')
  await expect(dialog.getByText('Aucune maladie n’a ce symptôme')).toBeVisible()
  const question = page.getByRole('alertdialog')
  await page.keyboard.press('Escape')
  await expect(question).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(question).toBeHidden()
  await expect(dialog.getByRole('textbox', { name: /^Signe/ })).toHaveValue('éternuements du printemps')
  await tabTo(page, dialog.getByRole('textbox', { name: /^Mots des propriétaires/ }))
  await page.keyboard.type('atchoum, fait atchoum')
  await page.keyboard.press('Tab')
  await tabTo(page, dialog.getByRole('button', { name: 'Ajouter le signe' }))
  await page.keyboard.press('Enter')
  await readToast(page, 'Signe ajouté')
  await expect(dialog).toHaveCount(0)

  // Another tab changes the sign while its form is open here.
  await page.getByRole('searchbox', { name: 'Signe ou mot' }).fill('ATCHOUM')
  await expect(page.getByRole('article')).toHaveCount(1)
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
  await expect(dialog.getByText(/^Changé par quelqu’un d’autre entre-temps\s: Signe\./)).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: /^Signe/ })).toHaveValue('éternuements de mai')
  await expect(words).toHaveValue('atchoum, fait tchi')
  await tabTo(page, dialog.getByRole('button', { name: 'Enregistrer' }))
  await page.keyboard.press('Enter')
  await readToast(page, 'Signe modifié')
  await expect(dialog).toHaveCount(0)
  expect([await found('atchoum'), await found('fait tchi')]).toEqual([true, true])

  const remove = page.getByRole('button', { name: 'Supprimer éternuements de mai' })
  await remove.focus()
  await page.keyboard.press('Enter')
  await expect(question.getByText('L’assistant ne comprendra plus : atchoum, fait tchi.')).toBeVisible()
  await expect(question.getByRole('button', { name: 'Garder le signe' })).toBeFocused()
  await tabTo(page, question.getByRole('button', { name: 'Supprimer' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await readToast(page, 'Signe supprimé')
  await expect(page.getByText('Aucun signe trouvé')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await found('atchoum')).toBe(false)
  expect(problems.filter((problem) => !problem.includes('409'))).toEqual([])
})
