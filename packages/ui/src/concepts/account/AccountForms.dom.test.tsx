import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { PasswordForm, type PasswordFormProps } from './AccountForms.tsx'

afterEach(cleanup)

it('sends one change for two presses that come before the button renders as busy', async () => {
  let answer: (problems: null) => void = () => {}
  const onChange = vi.fn<PasswordFormProps['onChange']>(
    () =>
      new Promise<null>((resolve) => {
        answer = resolve
      }),
  )
  const { container } = render(<PasswordForm onChange={onChange} />)
  const [current, next, again] = container.querySelectorAll('input')
  const type = (input: Element | undefined, value: string) => input && fireEvent.change(input, { target: { value } })
  type(current, 'Potager#2026')
  type(next, 'Tournesol#58')
  type(again, 'Tournesol#58')
  await act(async () => {
    const form = container.querySelector('form')
    form?.requestSubmit()
    form?.requestSubmit()
  })
  expect(onChange).toHaveBeenCalledTimes(1)
  await act(async () => answer(null))
  expect(current).toHaveProperty('value', '')
})
