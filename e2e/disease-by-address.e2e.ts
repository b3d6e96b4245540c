import { expect, it } from 'vitest'
import { openBrowser } from './harness/browser.ts'
import { newMember } from './harness/member.ts'
import { discard, startServer } from './harness/server.ts'

it('the address of a new disease opens its dialog; closed, it leaves the list [RTE-18]', async () => {
  const [browser, server] = await Promise.all([openBrowser(), startServer()])
  try {
    const { page, problems } = await newMember(browser, server.url, 'gerant')
    await page.goto('/chatbot/diseases?action=create')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Nom', { exact: false }).first().waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(new URL(page.url()).search).not.toContain('action')
    expect(problems).toEqual([])
  } finally {
    await browser.close()
    await discard(server)
  }
})
