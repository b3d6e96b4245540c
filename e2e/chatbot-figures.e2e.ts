import type { Locator } from '@playwright/test'
import { callerOf } from './harness/api.ts'
import { figure, numberIn, panel, plain, savedTable } from './harness/figures.ts'
import { expect, test } from './harness/fixtures.ts'
import { inkShift, pictureOf, showTypefaces } from './harness/picture.ts'
import { foreign, type Server } from './harness/server.ts'
import { readToast } from './harness/toast.ts'

test.use({ user: 'gerant' })

async function rowsOf(place: Locator): Promise<string[][]> {
  await place.getByText('Voir les données').click()
  const rows = await place.locator('tbody tr').all()
  return Promise.all(rows.map(async (row) => (await row.locator('th, td').allInnerTexts()).map(plain)))
}

/** Asks the chatbot a question that matches nothing, and reports its answer. */
async function consultAndReport(server: Server): Promise<void> {
  const call = await callerOf(server, 'gerant')
  const { id } = await call<{ id: string }>('POST', '/admin/chatbot/sessions', {
    race: 'Chartreux',
    symptoms: ['ronronnement étrange'],
  })
  await call('POST', '/admin/chatbot/reports', { sessionId: id, feedback: 'Aucune réponse.', actualDiagnosis: 'Gale' })
}

test.describe('figures of the chatbot', () => {
  test.skip(foreign, 'asks for more than the specification has')

  test('count a new session and report on the dashboard, and the menu shows « 99+ » sessions [CBD-02] [CBD-03] [CBD-04] [CBD-08] [NAV-11] [NAV-12]', {
    tag: '@full',
  }, async ({ page, problems, server }) => {
    await page.goto('/chatbot/dashboard?jours=1')
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard Chatbot Véto' })).toBeVisible()
    const before = await figure(page, 'Diagnostics')
    const waiting = await figure(page, 'Signalements à traiter')
    await consultAndReport(server)
    await page.getByRole('button', { name: 'Actualiser' }).click()
    await expect.poll(() => figure(page, 'Diagnostics')).toBe(String(Number(before) + 1))
    await expect.poll(() => figure(page, 'Signalements à traiter')).toBe(String(Number(waiting) + 1))
    await expect(panel(page, 'Signalements récents non résolus').getByText('Aucune réponse.')).toBeVisible()
    await expect(panel(page, 'État du système').getByText('Opérationnel')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Sessions 99+' })).toBeVisible()
    expect(problems).toEqual([])
  })

  test('are exported as CSV with the rows of their table, and as PNG like the chart [ANA-07] [ANA-13]', async ({
    page,
    problems,
  }) => {
    await page.goto('/chatbot/analytics?jours=7')
    const series = panel(page, 'Évolution')
    await expect(series.locator('.recharts-surface')).toBeVisible()
    const rows = await rowsOf(series)
    expect(rows).toHaveLength(7)
    expect(rows.reduce((sum, row) => sum + Number(row[2]), 0)).toBe(numberIn(await figure(page, 'Sessions')))

    const [csv] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Exporter « Sessions par jour » en CSV' }).click(),
    ])
    expect(csv.suggestedFilename()).toMatch(/^analytics-sessions-\d{4}-\d{2}-\d{2}\.csv$/)
    expect(await savedTable(csv)).toEqual({ head: ['Du', 'Au', 'Sessions', 'Sessions signalées'], rows })
    await readToast(page, 'Export réussi !')

    await showTypefaces(page)
    const [png] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Exporter « Sessions par jour » en PNG' }).click(),
    ])
    const shift = await series.locator('.recharts-surface').evaluate(inkShift, await pictureOf(await png.path()))
    expect(shift).toBeLessThan(2)
    expect(problems).toEqual([])
  })
})
