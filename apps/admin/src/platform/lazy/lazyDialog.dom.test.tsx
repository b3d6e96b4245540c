import { cleanup, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { shownToasts } from '../../testing/backOffice.tsx'
import { lazyPart } from './lazyDialog.tsx'

const title = 'Service'

it('leaves the page as it is when the code of a part does not load', async () => {
  onTestFinished(cleanup)
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => logged.mockRestore())
  const toasts = shownToasts()
  const Missing = lazyPart<object>(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')))
  const There = lazyPart<{ name: string }>(() => Promise.resolve({ default: ({ name }) => <b>{name}</b> }))
  render(
    <main>
      <h1>{title}</h1>
      <Suspense>
        <Missing />
        <There name="Carte du restaurant" />
      </Suspense>
    </main>,
  )
  expect(await screen.findByText('Carte du restaurant')).toBeDefined()
  await vi.waitFor(() => expect(toasts()).toEqual([expect.stringContaining('n’a pas pu être chargée')]))
  expect(screen.getByRole('heading', { name: title })).toBeDefined()
})
