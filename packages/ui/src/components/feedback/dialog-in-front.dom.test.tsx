import { expect, it, onTestFinished } from 'vitest'
import { dialogInFront } from './dialog-in-front.ts'

it('dialogInFront gives the last modal dialog, and null when none is modal', () => {
  onTestFinished(() => document.body.replaceChildren())
  document.body.innerHTML = `
    <div role="dialog" aria-modal="true" id="first"></div>
    <div role="dialog" aria-modal="true" id="second"></div>
    <div role="dialog" aria-modal="true" id="last"></div>
    <div role="dialog" id="beside"></div>
    <p aria-modal="true"></p>`
  expect(dialogInFront()?.id).toBe('last')
  for (const dialog of document.querySelectorAll('[role=dialog][aria-modal]')) dialog.remove()
  expect(dialogInFront()).toBeNull()
})
