import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { backOffice } from '../../testing/backOffice.tsx'
import { formCodec, useRestoredForm } from './useRestoredForm.ts'

const codec = formCodec('new-dish', { name: '', price: 0 })
const use = () => useRestoredForm(codec)
const typed = { name: 'Tarte aux blettes', price: 1250 }

it('a form that the end of the session interrupts is found again as it was last typed, once', () => {
  const office = backOffice()
  const { result, unmount } = office.run(use)
  expect(result.current.restored.found).toBeNull()
  act(() => result.current.restored.onTyped({ ...typed, name: 'Tarte' }))
  act(() => result.current.restored.onTyped(typed))
  act(() => result.current.keep())
  unmount()
  const again = office.run(use)
  expect(again.result.current.restored.found).toEqual(typed)
  again.unmount()
  expect(office.run(use).result.current.restored.found).toBeNull()
})

it('a restored form is kept again even if nothing more was typed', () => {
  const office = backOffice()
  const first = office.run(use)
  act(() => first.result.current.restored.onTyped(typed))
  act(() => first.result.current.keep())
  first.unmount()
  const second = office.run(use)
  act(() => second.result.current.keep())
  second.unmount()
  expect(office.run(use).result.current.restored.found).toEqual(typed)
})

it('a form in which nothing was typed keeps nothing', () => {
  const office = backOffice()
  const { result, unmount } = office.run(use)
  act(() => result.current.keep())
  unmount()
  expect(sessionStorage).toHaveLength(0)
  expect(office.run(use).result.current.restored.found).toBeNull()
})
