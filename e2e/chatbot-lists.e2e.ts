import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { callerOf } from './harness/api.ts'
import { savedTable } from './harness/figures.ts'
import { expect, test } from './harness/fixtures.ts'
import { foreign } from './harness/server.ts'
import { readToast } from './harness/toast.ts'

test.use({ user: 'gerant' })

type Paged<Row> = { content: Row[]; totalElements: number; totalPages: number }
type WireReport = { id: string; sessionId: string }
type WireSession = { id: string; race: string; hasReports: boolean }

const pageOf = (page: Page) => new URL(page.url()).searchParams.get('page')

test.describe('the lists of the chatbot', () => {
  test.skip(foreign, 'asks for more than the specification has')

  let call: Awaited<ReturnType<typeof callerOf>>
  test.beforeAll(async ({ server }) => {
    call = await callerOf(server, 'gerant')
  })
  const waitingReports = (page = 0) =>
    call<Paged<WireReport>>('GET', `/admin/chatbot/reports?resolved=false&page=${page}`)
  const resolve = (id: string) =>
    call('PUT', `/admin/chatbot/reports/${id}/resolve`, { resolution: 'Vu.', updateDisease: false })

  test('show their last page when the address or a resolution leads beyond it (T11)', { tag: '@full' }, async ({
    page,
    problems,
  }) => {
    for (const [path, row] of [
      ['/chatbot/diseases?page=99', page.getByRole('article')],
      ['/chatbot/sessions?page=999', page.getByRole('button', { name: /^Voir détail/ })],
      ['/chatbot/reports?page=99', page.getByRole('article')],
      ['/chatbot/sessions?signalements=avec&page=999', page.getByRole('button', { name: /^Voir détail/ })],
      ['/chatbot/diseases?urgence=HIGH&page=99', page.getByRole('article')],
    ] as const) {
      await page.goto(path)
      await expect(row.first()).toBeVisible()
      const last = page
        .getByRole('navigation', { name: /^Pages/ })
        .getByRole('button', { name: /^Page/ })
        .last()
      await expect(last).toHaveAttribute('aria-current', 'page')
      const name = await last.getAttribute('aria-label')
      await expect.poll(() => `Page ${pageOf(page)}`, path).toBe(name)
    }

    const { totalElements } = await waitingReports()
    const size = (await waitingReports()).content.length
    const pages = Math.ceil(totalElements / size)
    const { content } = await waitingReports(pages - 1)
    for (const { id } of content.slice(1)) await resolve(id)
    await page.goto(`/chatbot/reports?page=${pages}`)
    await page
      .getByRole('article')
      .getByRole('button', { name: /^Résoudre/ })
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Cas particulier documenté' }).click()
    await dialog.getByRole('button', { name: 'Marquer comme résolu' }).click()
    await readToast(page, 'Signalement résolu avec succès !')
    await expect.poll(() => pageOf(page)).toBe(String(pages - 1))
    await expect(page.getByRole('article')).toHaveCount(size)
    expect(problems).toEqual([])
  })

  test('open a tab of reports at its first page, filter them, and show the session of one [RPT-08] [RPT-09] [RPT-20]', {
    tag: '@full',
  }, async ({ page, problems }) => {
    await page.goto('/chatbot/reports?page=2')
    await expect(page.getByRole('article').first()).toBeVisible()
    await page.getByRole('tab', { name: 'Résolus', exact: true }).click()
    await expect(page.getByRole('article').getByText('Résolution')).not.toHaveCount(0)
    await expect(page).toHaveURL('/chatbot/reports?etat=resolus')

    await page.goto('/chatbot/reports')
    const [first] = (await waitingReports()).content
    if (!first) throw new Error('Aucun signalement à montrer.')
    await page.getByLabel('Session, commentaire ou diagnostic').fill(`#${first.id.slice(-8)}`)
    await expect(page.getByRole('article')).not.toHaveCount(0)
    const card = page.getByRole('article').first()
    await expect(card.getByRole('heading')).toHaveText(`#${first.id.slice(-8)}`)
    await card.getByRole('button', { name: /^Session #/ }).click()
    const modal = page.getByRole('dialog')
    await expect(modal.getByText(first.sessionId)).toBeVisible()
    await expect(modal.getByText('Symptômes').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(modal).toBeHidden()
    await expect(page).not.toHaveURL(/session=/)
    expect(problems).toEqual([])
  })

  test('count a resolution at once: cards, tab and figures, without a reload [RPT-40]', { tag: '@full' }, async ({
    page,
  }) => {
    await page.goto('/chatbot/reports')
    await expect(page.getByRole('article').first()).toBeVisible()
    const { totalElements } = await waitingReports()
    const figures = page.getByRole('region', { name: 'Chiffres des signalements' })
    await expect(page.getByRole('tab', { name: `Non résolus (${totalElements})` })).toBeVisible()
    const before = await figures.innerText()
    const id = (await page.getByRole('article').first().getByRole('heading').textContent()) ?? ''
    await page
      .getByRole('article')
      .first()
      .getByRole('button', { name: /^Résoudre/ })
      .click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cas particulier documenté' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Marquer comme résolu' }).click()
    await expect(page.getByRole('tab', { name: `Non résolus (${totalElements - 1})` })).toBeVisible()
    await expect(page.getByRole('heading', { name: id, exact: true })).toHaveCount(0)
    await expect(figures).not.toHaveText(before, { useInnerText: true })
  })

  test('send the filter of sessions to the server, and export what passes it [SES-31] [SES-32]', {
    tag: '@full',
  }, async ({ page, problems }) => {
    const asked: URLSearchParams[] = []
    page.on('request', (request) => {
      const url = new URL(request.url())
      if (url.pathname.endsWith('/admin/chatbot/sessions')) asked.push(url.searchParams)
    })
    // Which animals have a report depends on the day of the demonstration.
    const reported = await call<Paged<WireSession>>('GET', '/admin/chatbot/sessions?hasReports=true&size=1')
    const race = reported.content[0]?.race ?? ''
    const { content, totalElements } = await call<Paged<WireSession>>(
      'GET',
      `/admin/chatbot/sessions?race=${encodeURIComponent(race)}&hasReports=true&size=100`,
    )
    expect(totalElements).toBeGreaterThan(0)
    await page.goto('/chatbot/sessions')
    const bar = page.getByRole('search')
    await bar.getByLabel('Race').fill(race)
    await bar.getByLabel('Signalements').selectOption('with')
    const details = page.getByRole('button', { name: /^Voir/ })
    await expect(details).toHaveCount(Math.min(15, totalElements))
    await expect
      .poll(() => asked.map((query) => [query.get('race'), query.get('hasReports')]))
      .toContainEqual([race, 'true'])

    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Exporter CSV' }).click(),
    ])
    const { head, rows } = await savedTable(file)
    expect(head).toContain('Race')
    expect(rows.map(([id]) => id)).toEqual(content.map(({ id }) => id))
    expect(problems).toEqual([])
  })

  test('report an unknown or malformed session id as not found, and open a known session over its page [SES-30]', {
    tag: '@full',
  }, async ({ page }) => {
    for (const id of [randomUUID(), 'pas-une-session']) {
      await page.goto(`/chatbot/sessions?session=${id}`)
      await expect(page.getByRole('dialog').getByText('Session non trouvée')).toBeVisible()
      await expect(page.getByRole('dialog').getByRole('button', { name: 'Réessayer' })).toHaveCount(0)
    }
    const [known] = (await call<Paged<WireSession>>('GET', '/admin/chatbot/sessions?size=1')).content
    await page.goto(`/chatbot/sessions?page=2&session=${known?.id}`)
    await expect(page.getByRole('dialog').getByText(known?.id ?? '?')).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Fermer' }).click()
    await expect.poll(() => pageOf(page)).toBe('2')
  })

  test('request five reports for the dashboard, and show the three newest [CBD-08]', { tag: '@full' }, async ({
    page,
  }) => {
    const [answer] = await Promise.all([
      page.waitForResponse((response) => new URL(response.url()).pathname.endsWith('/admin/chatbot/reports')),
      page.goto('/chatbot/dashboard'),
    ])
    expect(new URL(answer.url()).searchParams.get('size')).toBe('5')
    const recent = page.getByRole('region', { name: 'Signalements récents non résolus' }).getByRole('listitem')
    await expect(recent).toHaveCount(3)
    const newest = (await waitingReports()).content.slice(0, 3).map(({ id }) => `#${id.slice(-8)}`)
    for (const [index, id] of newest.entries()) await expect(recent.nth(index)).toContainText(id)
  })
})
