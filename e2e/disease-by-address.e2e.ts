import { expect, it } from 'vitest'
import { openBrowser } from './harness/browser.ts'
import { newMember } from './harness/member.ts'
import { sharedServer } from './harness/stage.ts'

const browser = await openBrowser()
const server = sharedServer()

it('the address of a new disease opens its dialog; closed, it leaves the list [RTE-18]', async () => {
  const { page, context, problems } = await newMember(browser, server.url, 'gerant')
  await page.goto('/chatbot/diseases?action=create')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Nom', { exact: false }).first().waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expect(new URL(page.url()).search).not.toContain('action')
  expect(problems).toEqual([])
  await context.close()
})
