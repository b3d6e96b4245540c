import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CommandPalette } from './CommandPalette.tsx'

const none = () => {}

it('the command palette does not suggest to search for records when it offers pages only [OTH-06]', () => {
  const nothing = { query: 'xyz', groups: [], searching: false, onQuery: none, onChoose: none, onClose: none }
  const { rerender } = render(<CommandPalette {...nothing} />)
  const told = () => document.body.textContent + (document.querySelector('input')?.placeholder ?? '')
  expect(told()).toMatch(/un numéro.*client/)
  rerender(<CommandPalette {...nothing} pagesOnly />)
  expect(told()).not.toMatch(/un numéro|client/)
  expect(told()).toContain('Essayez le nom d’un écran')
})
