import type { OrderToSend } from '@potager/domain/order'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { SentOrder } from './SentOrder.tsx'

const dish = { id: 'tarte', name: 'Tarte aux blettes', price: 820, allergens: [] }
const taken: OrderToSend = {
  restaurant: null,
  cart: [{ dish, quantity: 2 }],
  customer: null,
  customerName: 'Suzanne Legrand',
  delivery: false,
}
const order = {
  id: '0012ab34',
  customerName: 'Suzanne Legrand',
  status: 'PENDING',
  createdAt: null,
  delivery: false,
  lines: [],
}

const tell = (total: number | null) => (
  <MemoryRouter>
    <SentOrder sent={{ order: { ...order, total }, taken }} onAgain={() => {}} onClose={() => {}} />
  </MemoryRouter>
)

it('says what an order costs when its cart told the customer another total', () => {
  const { rerender } = render(tell(1640))
  expect(screen.queryByText(/au panier/)).toBeNull()
  rerender(tell(null))
  expect(screen.queryByText(/au panier/)).toBeNull()
  rerender(tell(2640))
  expect(screen.getByText(/^Total.*26,40.*au lieu de 16,40.*au panier\.$/)).toBeTruthy()
})
