import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { nameScheme, showScheme } from './look.ts'

beforeEach(() => {
  onTestFinished(() => {
    document.body.replaceChildren()
    delete document.documentElement.dataset.scheme
  })
})

it('a chosen look is that of the document, which follows the system without one', () => {
  showScheme('system')
  expect(document.documentElement.dataset.scheme).toBeUndefined()
  showScheme('dark')
  expect(document.documentElement.dataset.scheme).toBe('dark')
  showScheme('system')
  expect(document.documentElement.dataset.scheme).toBe('dark')
})

it('names the chosen look in the frame that the server drew, which may have no choice of looks', () => {
  document.body.innerHTML =
    '<aside><select><option value="light"></option><option value="dark"></option></select></aside>'
  nameScheme('dark')
  expect(document.querySelector('select')?.value).toBe('dark')
  document.body.innerHTML = '<aside></aside>'
  expect(() => nameScheme('dark')).not.toThrow()
})
