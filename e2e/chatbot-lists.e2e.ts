import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { callerOf } from './harness/api.ts'
import { expect, test } from './harness/fixtures.ts'
import { figure, numberIn, panel, plain, savedTable } from './harness/page.ts'
import { foreign, type Server } from './harness/server.ts'
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
    if (!first) throw new Error('No report to show')
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

/** Redraws the page in our fonts, even if they loaded too late for it: exported images always use them. */
async function showTypefaces(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules])
    for (const rule of rules) if (rule instanceof CSSFontFaceRule) rule.style.setProperty('font-display', 'swap')
    await Promise.all([...document.fonts].map((face) => face.load().catch(() => {})))
  })
}

/** A PNG file as a data URL. */
async function pictureOf(path: string): Promise<string> {
  return `data:image/png;base64,${(await readFile(path)).toString('base64')}`
}

/**
 * How far, in screen pixels, the longest text of a drawing starts or ends elsewhere in its image: another font has
 * another width. Runs in the page.
 */
async function inkShift(drawing: SVGElement | HTMLElement, picture: string): Promise<number> {
  const margin = 4
  const image = new Image()
  image.src = picture
  await image.decode()
  const place = drawing.getBoundingClientRect()
  const scale = image.naturalWidth / place.width
  const above = image.naturalHeight / scale - place.height
  const texts = [...drawing.querySelectorAll('text')].map((text) => text.getBoundingClientRect())
  const longest = texts.reduce((one, other) => (other.width > one.width ? other : one))
  const [left, top] = [longest.left - place.left - margin, longest.top - place.top + above]
  const canvas = document.createElement('canvas')
  const width = Math.round((longest.width + 2 * margin) * scale)
  const height = Math.round(longest.height * scale)
  Object.assign(canvas, { width, height })
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No canvas')
  context.drawImage(image, -left * scale, -top * scale)
  const { data } = context.getImageData(0, 0, width, height)
  const isInk = (x: number, y: number) => Math.abs((data[4 * (y * width + x)] ?? 0) - (data[0] ?? 0)) > 60
  const inked = Array.from({ length: width }, (_, x) => x).filter((x) =>
    Array.from({ length: height }, (_, y) => y).some((y) => isInk(x, y)),
  )
  const [first = 0, last = 0] = [inked[0], inked.at(-1)]
  return Math.max(Math.abs(first / scale - margin), Math.abs((width - 1 - last) / scale - margin))
}

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
