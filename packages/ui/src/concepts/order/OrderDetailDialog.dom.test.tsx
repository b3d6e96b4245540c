import { cleanup, render, screen } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'

it('keeps the ticket, with the address to type, where the code to scan does not load', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.doMock('../../components/qr-code/QrCode.tsx', () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  vi.resetModules()
  onTestFinished(() => {
    cleanup()
    logged.mockRestore()
    vi.doUnmock('../../components/qr-code/QrCode.tsx')
    vi.resetModules()
  })
  const { OrderVisit } = await import('./OrderDetailDialog.tsx')
  render(
    <OrderVisit visit={{ path: '/avis/7KQ2', address: 'https://potager.example/avis/7KQ2', until: '2027-02-19' }} />,
  )
  expect(await screen.findByText(/n’a pas pu être chargée/)).toBeDefined()
  expect(screen.getByText('7KQ2')).toBeDefined()
})
