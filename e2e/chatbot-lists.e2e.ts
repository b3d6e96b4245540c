import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { callerOf } from './harness/api.ts'
import { openBrowser } from './harness/browser.ts'
import { plain } from './harness/figures.ts'
import { newMember } from './harness/member.ts'
import { foreign } from './harness/server.ts'
import { ownServer } from './harness/stage.ts'
import { readToast } from './harness/toast.ts'

const browser = await openBrowser()

type Paged<Row> = { content: Row[]; totalElements: number; totalPages: number }
type WireReport = { id: string; sessionId: string }
type WireSession = { id: string; race: string; hasReports: boolean }

const pageOf = (page: Page) => new URL(page.url()).searchParams.get('page')

describe.skipIf(foreign)('the lists of the chatbot', async () => {
  const server = await ownServer()
  let call: Awaited<ReturnType<typeof callerOf>>
  beforeAll(async () => {
    call = await callerOf(server, 'gerant')
  })
  const waitingReports = (page = 0) =>
    call<Paged<WireReport>>('GET', `/admin/chatbot/reports?resolved=false&page=${page}`)
  const resolve = (id: string) =>
    call('PUT', `/admin/chatbot/reports/${id}/resolve`, { resolution: 'Vu.', updateDisease: false })

  it('go to their last page when the address or a resolution leaves them behind it (T11, V20)', async () => {
    const { page, context, problems } = await newMember(browser, server.url)
    for (const [path, row] of [
      ['/chatbot/diseases?page=99', page.getByRole('article')],
      ['/chatbot/sessions?page=999', page.getByRole('button', { name: /^Voir détail/ })],
      ['/chatbot/reports?page=99', page.getByRole('article')],
      ['/chatbot/sessions?signalements=avec&page=999', page.getByRole('button', { name: /^Voir détail/ })],
      ['/chatbot/diseases?urgence=HIGH&page=99', page.getByRole('article')],
    ] as const) {
      await page.goto(path)
      await row.first().waitFor()
      const last = page
        .getByRole('navigation', { name: /^Pages/ })
        .getByRole('button', { name: /^Page/ })
        .last()
      await expect.poll(() => last.getAttribute('aria-current')).toBe('page')
      expect(`Page ${pageOf(page)}`, path).toBe(await last.getAttribute('aria-label'))
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
    await expect.poll(() => page.getByRole('article').count()).toBe(size)
    expect(problems).toEqual([])
    await context.close()
  })

  it('open a tab of reports at its first page, filter them, and show what one is about [RPT-08] [RPT-09] [RPT-20]', async () => {
    const { page, context, problems } = await newMember(browser, server.url)
    await page.goto('/chatbot/reports?page=2')
    await page.getByRole('article').first().waitFor()
    await page.getByRole('tab', { name: 'Résolus', exact: true }).click()
    await expect.poll(() => page.getByRole('article').getByText('Résolution').count()).toBeGreaterThan(0)
    expect([new URL(page.url()).searchParams.get('etat'), pageOf(page)]).toEqual(['resolus', null])

    await page.goto('/chatbot/reports')
    const [first] = (await waitingReports()).content
    if (!first) throw new Error('Aucun signalement à montrer.')
    await page.getByLabel('Session, commentaire ou diagnostic').fill(`#${first.id.slice(-8)}`)
    await expect.poll(() => page.getByRole('article').count()).toBeGreaterThan(0)
    const card = page.getByRole('article').first()
    await expect.poll(() => card.getByRole('heading').textContent()).toBe(`#${first.id.slice(-8)}`)
    await card.getByRole('button', { name: /^Session #/ }).click()
    const modal = page.getByRole('dialog')
    await modal.getByText(first.sessionId).waitFor()
    await modal.getByText('Symptômes').first().waitFor()
    await page.keyboard.press('Escape')
    await modal.waitFor({ state: 'hidden' })
    expect(new URL(page.url()).searchParams.get('session')).toBeNull()
    expect(problems).toEqual([])
    await context.close()
  })

  it('count a resolution at once: cards, tab and figures, without a reload [RPT-40]', async () => {
    const { page, context } = await newMember(browser, server.url)
    await page.goto('/chatbot/reports')
    await page.getByRole('article').first().waitFor()
    const { totalElements } = await waitingReports()
    const figures = async () => plain(await page.getByRole('region', { name: 'Chiffres des signalements' }).innerText())
    await page.getByRole('tab', { name: `Non résolus (${totalElements})` }).waitFor()
    const before = await figures()
    const id = (await page.getByRole('article').first().getByRole('heading').textContent()) ?? ''
    await page
      .getByRole('article')
      .first()
      .getByRole('button', { name: /^Résoudre/ })
      .click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cas particulier documenté' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Marquer comme résolu' }).click()
    await page.getByRole('tab', { name: `Non résolus (${totalElements - 1})` }).waitFor()
    await expect.poll(() => page.getByRole('heading', { name: id, exact: true }).count()).toBe(0)
    await expect.poll(figures).not.toBe(before)
    await context.close()
  })

  it('send the filter of sessions to the server, and export what passes it [SES-31] [SES-32]', async () => {
    const { page, context, problems } = await newMember(browser, server.url)
    const asked: URLSearchParams[] = []
    page.on('request', (request) => {
      const url = new URL(request.url())
      if (url.pathname.endsWith('/admin/chatbot/sessions')) asked.push(url.searchParams)
    })
    const { content, totalElements } = await call<Paged<WireSession>>(
      'GET',
      '/admin/chatbot/sessions?race=labrador&hasReports=true&size=100',
    )
    await page.goto('/chatbot/sessions')
    const bar = page.getByRole('search')
    await bar.getByLabel('Race').fill('labrador')
    await bar.getByLabel('Signalements').selectOption('with')
    const details = page.getByRole('button', { name: /^Voir/ })
    await expect.poll(() => details.count()).toBe(Math.min(15, totalElements))
    await expect
      .poll(() => asked.map((query) => [query.get('race'), query.get('hasReports')]))
      .toContainEqual(['labrador', 'true'])

    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Exporter CSV' }).click(),
    ])
    const [head, ...rows] = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n')
    expect(head).toContain('Race;')
    expect(rows.map((row) => row.split(';')[0])).toEqual(content.map(({ id }) => id))
    expect(problems).toEqual([])
    await context.close()
  })

  it('say that a session is not there, whatever the address calls it [SES-30]', async () => {
    const { page, context } = await newMember(browser, server.url)
    for (const id of [randomUUID(), 'pas-une-session']) {
      await page.goto(`/chatbot/sessions?session=${id}`)
      await page.getByRole('dialog').getByText('Session non trouvée').waitFor()
      await expect.poll(() => page.getByRole('dialog').getByRole('button', { name: 'Réessayer' }).count()).toBe(0)
    }
    const [known] = (await call<Paged<WireSession>>('GET', '/admin/chatbot/sessions?size=1')).content
    await page.goto(`/chatbot/sessions?page=2&session=${known?.id}`)
    await page
      .getByRole('dialog')
      .getByText(known?.id ?? '?')
      .waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Fermer' }).click()
    expect(pageOf(page)).toBe('2')
    await context.close()
  })

  it('ask the dashboard for five reports, and show the three newest [CBD-08]', async () => {
    const { page, context } = await newMember(browser, server.url)
    const [answer] = await Promise.all([
      page.waitForResponse((response) => new URL(response.url()).pathname.endsWith('/admin/chatbot/reports')),
      page.goto('/chatbot/dashboard'),
    ])
    expect(new URL(answer.url()).searchParams.get('size')).toBe('5')
    const recent = page.getByRole('region', { name: 'Signalements récents non résolus' }).getByRole('listitem')
    await expect.poll(() => recent.count()).toBe(3)
    const newest = (await waitingReports()).content.slice(0, 3).map(({ id }) => `#${id.slice(-8)}`)
    const told = await recent.allInnerTexts()
    for (const [index, id] of newest.entries()) expect(told[index]).toContain(id)
    await context.close()
  })
})
