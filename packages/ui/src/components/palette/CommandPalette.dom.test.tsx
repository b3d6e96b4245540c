import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { CommandPalette } from './CommandPalette.tsx'

const none = () => {}

afterEach(cleanup)

it('the command palette takes no more than the server searches for', () => {
  render(<CommandPalette query="" groups={[]} searching={false} onQuery={none} onChoose={none} onClose={none} />)
  expect(document.querySelector('input')?.maxLength).toBe(100)
})

it('the command palette does not suggest to search for records when it offers pages only [OTH-06]', () => {
  const nothing = { query: 'xyz', groups: [], searching: false, onQuery: none, onChoose: none, onClose: none }
  const { rerender } = render(<CommandPalette {...nothing} />)
  const told = () => document.body.textContent + (document.querySelector('input')?.placeholder ?? '')
  expect(told()).toMatch(/un numéro.*client/)
  rerender(<CommandPalette {...nothing} pagesOnly />)
  expect(told()).not.toMatch(/un numéro|client/)
  expect(told()).toContain('Essayez le nom d’un écran')
})
