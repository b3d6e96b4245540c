import type { Page } from '@playwright/test'
import { formatDate, formatWait } from '@potager/domain/format'
import { todayInParis } from '@potager/domain/time'
import { callerOf } from './harness/api.ts'
import { expect, test } from './harness/fixtures.ts'

const HOUR = 3_600_000

const setClock = (page: Page, ahead: number) => page.clock.install({ time: Date.now() + ahead })

test.describe('a device whose clock is a day late', () => {
  test.use({ user: 'gerant' })

  test('shows correct waiting times, books for the server’s day, and reports its clock once [CLK-01] [CLK-02]', {
    tag: '@full',
  }, async ({ page, server, problems }) => {
    const call = await callerOf(server, 'gerant')
    const { content } = await call<{ content: { id: string; createdAt: string }[] }>(
      'GET',
      '/menu/order?status=PENDING&page=0&size=100&sortDirection=asc',
    )
    const [oldest] = content
    const since = Date.parse(oldest?.createdAt ?? '')
    const notice = page.getByRole('status').filter({ hasText: 'L’horloge de cet appareil retarde de 26 heures' })
    await setClock(page, -26 * HOUR)

    await page.goto('/service')
    const ticket = page.getByRole('article', { name: `#${oldest?.id.slice(-6)}` })
    await expect(async () => {
      const waits = [Date.now() - 60_000, Date.now()].map((now) => `depuis ${formatWait(since, now)}`)
      expect(waits).toContain(await ticket.getByText(/^depuis/).textContent({ timeout: 1000 }))
    }).toPass()
    await expect(notice).toBeVisible()
    // Longer than other toasts stay.
    await page.clock.runFor(10_000)
    await notice.getByRole('button', { name: 'Fermer' }).click()
    await expect(notice).toHaveCount(0)

    await page.goto('/create-reservation')
    await page.getByRole('button', { name: 'Aujourd’hui' }).click()
    const day = () => page.getByLabel('Début, Date').inputValue()
    // In the last quarter of an hour of a day it is tomorrow.
    await expect.poll(day).toBe(formatDate(todayInParis(Date.now() + HOUR / 4)))
    await expect(page.getByText('Le début est déjà passé.')).toHaveCount(0)
    await expect(notice).toHaveCount(0)
    expect(problems).toEqual([])
  })
})

for (const ahead of [26, -26]) {
  test(`a device with a clock ${ahead} hours ahead shows which restaurants are open now [CLK-03]`, {
    tag: ahead > 0 ? [] : '@full',
  }, async ({ page, problems }) => {
    const cards = page.getByRole('article')
    const badges = async () => (await cards.allInnerTexts()).map((card) => /(?:Ouvert|Fermé)[^\n]*/.exec(card)?.[0])
    await page.goto('/')
    const right = await badges()
    expect(right.length).toBeGreaterThan(2)

    await setClock(page, ahead * HOUR)
    const asked = page.waitForResponse((response) => response.request().method() === 'HEAD')
    await page.goto('/')
    await page.keyboard.press('Tab')
    await asked
    await page.clock.runFor(61_000)
    expect(await badges()).toEqual(right)
    expect(problems).toEqual([])
  })
}
