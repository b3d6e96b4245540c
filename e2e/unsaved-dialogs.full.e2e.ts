import type { Page } from '@playwright/test'
import { callerOf } from './harness/api.ts'
import { expect, test } from './harness/fixtures.ts'
import { foreign } from './harness/server.ts'
import { readToast } from './harness/toast.ts'

test.use({ user: 'gerant' })

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Quitter sans enregistrer ?' })

/** Goes back from within the page: Playwright's goBack interferes with going forward again. */
const back = (page: Page) => page.evaluate(() => history.back())

test('a disease form with input asks before the back button of the browser leaves it', async ({ page }) => {
  await page.goto('/chatbot/sessions')
  // Before the application runs, the link would load another document.
  await expect(page.locator('main[aria-busy=false] h1')).toBeVisible()
  await page.getByRole('link', { name: 'Maladies', exact: true }).first().click()
  await page.getByRole('button', { name: 'Modifier' }).first().click()
  const dialog = page.getByRole('dialog')
  const advice = dialog.getByLabel(/^Conseil/)
  await advice.fill('Repos et eau fraîche.')
  await back(page)
  await question(page).getByRole('button', { name: 'Rester ici' }).click()
  await expect(advice).toHaveValue('Repos et eau fraîche.')
  await expect(page).toHaveURL('/chatbot/diseases')
  await back(page)
  await question(page).getByRole('button', { name: 'Quitter la page' }).click()
  await page.waitForURL((url) => url.pathname === '/chatbot/sessions')
})

type Typed = {
  /** The list to start from and its link to the form; by default its first row. */
  from: string
  link?: string | RegExp
  button: string
  /** An option to select before the field appears. */
  radio?: string
  field: RegExp
}

const screen = 'Écran de gestion'
const refusal = { button: 'Rejeter', radio: 'Autre', field: /^Votre motif/ }
const resolution = { button: 'Résoudre', field: /^Résolution/ }
const typedIn: Record<string, Typed> = {
  'a resolution': { from: '/console/reports', link: screen, ...resolution },
  'a resolution of the console': { from: '/console/reports?filter={"resolved":"false"}', ...resolution },
  'a refusal': { from: '/console/reviews', link: screen, ...refusal },
  'a refusal of the console': { from: '/console/reviews?filter={"status":"PENDING"}', ...refusal },
  'a cancellation': {
    from: '/console/reservations?filter={"status":"PENDING"}',
    button: 'Annuler la réservation',
    field: /^Motif/,
  },
  'an exception': { from: '/restaurants', link: /^La Fève Tonka$/, button: 'Ajouter une exception', field: /^Motif/ },
}

for (const [what, form] of Object.entries(typedIn)) {
  test.describe(`${what} with something typed`, () => {
    test.skip(foreign, 'asks for more than the specification has')

    test('asks once before the back button leaves it, and stays open on Escape', async ({ page, problems }) => {
      await page.goto(form.from)
      await expect(page.locator('main[aria-busy=false] h1')).toBeVisible()
      const list = page.url()
      const row = page.locator('tbody').getByRole('link')
      const way = form.link ? page.getByRole('link', { name: form.link, exact: true }) : row
      await way.first().click()
      await expect(page).not.toHaveURL(list)
      const button = page.getByRole('button', { name: new RegExp(`^${form.button}`) })
      await button.first().click()
      if (form.radio) await page.getByRole('radio', { name: form.radio }).check()
      const typed = page.getByRole('textbox', { name: form.field })
      await typed.focus()
      await page.keyboard.type('Tapé, pas encore envoyé.')
      const here = page.url()

      for (const stay of ['Escape', 'Enter']) {
        await back(page)
        await expect(question(page)).toBeVisible()
        await expect(question(page)).toHaveCount(1)
        await page.keyboard.press(stay)
        await expect(question(page)).toBeHidden()
        await expect(typed).toHaveValue('Tapé, pas encore envoyé.')
        await expect(page).toHaveURL(here)
      }
      await back(page)
      await question(page).getByRole('button', { name: 'Quitter la page' }).click()
      await expect(page).toHaveURL(list)
      expect(problems).toEqual([])
    })
  })
}

test('a disease that a colleague deleted keeps what is typed, while its list goes to the page before', {
  tag: '@full',
}, async ({ page, problems, server }) => {
  test.skip(foreign, 'asks for more than the specification has')

  const call = await callerOf(server, 'gerant')
  const total = async () =>
    (await call<{ totalElements: number }>('GET', '/admin/chatbot/diseases?page=0&size=1')).totalElements
  const made: string[] = []
  // Alone on the last page; its name sorts last.
  do {
    const { id } = await call<{ id: string }>('POST', '/admin/chatbot/diseases', {
      name: `Zzz ${made.length + 100}`,
      description: 'Irritation de la gorge.',
      urgency: 'LOW',
      advice: 'Consultez un vétérinaire.',
      prevention: '',
      symptoms: ['toux'],
      affectedRaces: ['toutes'],
    })
    made.push(id)
  } while ((await total()) % 10 !== 1)
  const last = Math.ceil((await total()) / 10)
  await page.goto(`/chatbot/diseases?page=${last}`)
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(1)
  const name = await page.getByRole('article').getByRole('heading').first().innerText()
  const { content } = await call<{ content: { id: string; name: string }[] }>(
    'GET',
    `/admin/chatbot/diseases?page=${last - 1}&size=10`,
  )
  const gone = content.find((one) => name.includes(one.name))?.id ?? ''
  await page.getByRole('button', { name: 'Modifier' }).first().click()
  const advice = page.getByRole('dialog').getByLabel(/^Conseil/)
  await advice.fill('Repos et eau fraîche.')
  await call('DELETE', `/admin/chatbot/diseases/${gone}`)
  await page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).click()
  await readToast(page, /Erreur lors de la modification/)
  await page.waitForURL(
    (url) => url.searchParams.get('page') === String(last - 1) || (last === 2 && !url.searchParams.has('page')),
  )
  await expect(advice).toHaveValue('Repos et eau fraîche.')
  await expect(question(page)).toHaveCount(0)
  expect(problems).toEqual([])
  for (const id of made) if (id !== gone) await call('DELETE', `/admin/chatbot/diseases/${id}`)
})
