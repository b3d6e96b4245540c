import { exportOf } from '@potager/admin-kit/testing'
import type { Order } from '@potager/domain/order'
import { expect, it } from 'vitest'
// oxlint-disable-next-line import/no-unassigned-import -- it gives the page its configuration
import '../testing/backOffice.tsx'
import { columns } from './orders.tsx'

const order: Order = {
  id: '00000000-0000-0000-0000-00000012ab34',
  customerName: 'Léa Martin',
  status: 'READY',
  total: 1250,
  createdAt: Date.parse('2026-07-14T17:00:00Z'),
  delivery: true,
  restaurantName: 'Blé Noir',
  wantedTime: '19:30',
  deliveryAddress: '3 rue des Lilas',
  deliveryPhone: '+33612345678',
  lines: [
    { id: 'l', dishName: 'Tarte', unitPrice: 1250, quantity: 1, total: 1250, allergens: [], note: 'sans oignon' },
  ],
}

it('exports an order with reference, shown number, status in words, euros, lines with notes, time and address [WIZ-22] [WIZ-23]', () => {
  const [heads, row] = exportOf(columns(), [order]).split('\r\n')
  expect(heads).toBe(
    '\ufeffRéférence;Numéro;Prise le;Client;Restaurant;Service;Statut;Total TTC;Pour quelle heure;Adresse de livraison;Téléphone;Plats',
  )
  expect(row).toBe(
    `${order.id};#12ab34;14/07/2026 19:00;Léa Martin;Blé Noir;Livraison;Prête;12,5;19:30;3 rue des Lilas;06\u00a012\u00a034\u00a056\u00a078;1\u00a0×\u00a0Tarte (sans oignon)`,
  )
})
