import { act, fireEvent } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { useTyped } from './use-typed.ts'

function Field() {
  const { typed, field } = useTyped()
  return (
    <>
      <input {...field} />
      <p>{typed}</p>
    </>
  )
}

it('knows what was filled in before the script came, then what is typed', async () => {
  const page = document.createElement('div')
  page.innerHTML = renderToString(<Field />)
  const input = page.querySelector('input') ?? document.createElement('input')
  input.value = 'Potager'
  document.body.append(page)
  await act(async () => void hydrateRoot(page, <Field />))
  expect(page.querySelector('p')?.textContent).toBe('Potager')
  fireEvent.input(input, { target: { value: 'Potager#2026' } })
  expect(page.querySelector('p')?.textContent).toBe('Potager#2026')
})
