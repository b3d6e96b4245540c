import { suggestingReports } from './harness/api.ts'
import { expect, test } from './harness/fixtures.ts'
import { readToast } from './harness/toast.ts'

test.use({ user: 'gerant' })

test('a report resolved with the base to update leads to its disease, prefilled [RPT-23] [RPT-24] [RPT-33] [RPT-40]', async ({
  page,
  problems,
  server,
}) => {
  await page.goto(await suggestingReports(server))
  const waiting = page.getByRole('tab', { name: /^Non résolus \(\d+\)$/ })
  const before = Number(/\d+/.exec((await waiting.textContent()) ?? '')?.[0])
  const card = page.getByRole('article').filter({ hasText: 'Diagnostic suggéré' }).first()
  const suggested = ((await card.getByText('Diagnostic suggéré').textContent()) ?? '').replace(/^.*:\s*/, '')
  await card.getByRole('button', { name: /^Résoudre/ }).click()
  const resolution = page.getByRole('dialog')
  await resolution.getByRole('button', { name: 'Maladie ajoutée à la base' }).click()
  await resolution.getByRole('checkbox', { name: 'Mettre à jour la base de maladies' }).check()
  await resolution.getByRole('button', { name: 'Marquer comme résolu' }).click()
  await readToast(page, 'Signalement résolu avec succès !')

  await page.waitForURL(/\/chatbot\/diseases\?action=create$/)
  const form = page.getByRole('dialog')
  const name = form.getByRole('textbox', { name: /^Nom/ })
  await expect.poll(async () => (await name.inputValue()).toLowerCase()).toBe(suggested.toLowerCase())
  await expect(form.getByRole('textbox', { name: /^Symptômes/ })).not.toHaveValue('')

  await page.goto('/chatbot/reports')
  await expect(waiting).toHaveText(`Non résolus (${before - 1})`)
  expect(problems).toEqual([])
})

test('a disease is created, changed and deleted, the list follows; failures are reported [DIS-06] [DIS-07] [DIS-17] [DIS-18] [DIS-19] [DIS-20] [DIS-21] [DIS-22] [DIS-27]', async ({
  page,
}) => {
  const failing = async (method: string, act: () => Promise<void>, message: string) => {
    await page.route('**/admin/chatbot/diseases**', (route) =>
      route.request().method() === method ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
    )
    await act()
    // The toast can be read and closed over the open form.
    await readToast(page, message)
    await page.unroute('**/admin/chatbot/diseases**')
  }
  await page.goto('/chatbot/diseases?texte=Maladie+du+parcours')
  await expect(page.getByText('Aucune maladie trouvée')).toBeVisible()
  await page.getByRole('button', { name: 'Ajouter une maladie' }).click()
  const form = page.getByRole('dialog')
  await form.getByRole('textbox', { name: /^Nom/ }).fill('Maladie du parcours')
  for (const name of [/^Description/, /^Symptômes/, /^Races/, /^Conseils/]) {
    await form.getByRole('textbox', { name }).fill('essai')
  }
  const create = () => form.getByRole('button', { name: 'Créer la maladie' }).click()
  await failing('POST', create, 'Erreur lors de la création')
  await create()
  await readToast(page, 'Maladie créée avec succès !')
  await expect(form).toHaveCount(0)

  await page.getByRole('button', { name: 'Modifier Maladie du parcours' }).click()
  await form.getByRole('textbox', { name: /^Nom/ }).fill('Maladie du parcours bis')
  const save = () => form.getByRole('button', { name: 'Enregistrer' }).click()
  await failing('PUT', save, 'Erreur lors de la modification')
  await save()
  await readToast(page, 'Maladie modifiée avec succès !')
  await expect(form).toHaveCount(0)

  const question = page.getByRole('alertdialog')
  const erase = async () => {
    await page.getByRole('button', { name: 'Supprimer Maladie du parcours bis' }).click()
    await expect(
      question.getByText('Cette suppression est irréversible et peut affecter les diagnostics qui y sont liés'),
    ).toBeVisible()
    await question.getByRole('button', { name: 'Supprimer' }).click()
  }
  await failing('DELETE', erase, 'Erreur lors de la suppression')
  await erase()
  await readToast(page, 'Maladie supprimée avec succès !')
  await expect(page.getByText('Aucune maladie trouvée')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})
