import type { Order } from '@potager/domain/order'
import { expect, it } from 'vitest'
import { orderColumns } from '../orders/orderColumns.ts'
import { csvOf, slugOf } from './csv.ts'

const order: Order = {
  id: '00000000-0000-0000-0000-00000012ab34',
  customerName: '=SOMME(1)',
  status: 'READY',
  total: 1250,
  createdAt: Date.parse('2026-07-14T17:00:00Z'),
  delivery: true,
  restaurantName: 'Blé ; Noir',
  lines: [],
}

it('exports orders for a French spreadsheet: BOM, semicolons, decimal comma, no formula runs', () => {
  expect(csvOf(orderColumns, [order])).toBe(
    `\ufeffNuméro;Prise le;Client;Restaurant;Service;Statut;Total TTC\r\n12ab34;14/07/2026 19:00;'=SOMME(1);"Blé ; Noir";Livraison;Prête;12,5\r\n`,
  )
})

it('names files in plain letters', () => {
  expect(slugOf('Demandes d’événement')).toBe('demandes-d-evenement')
  expect(slugOf(' (Avis) ')).toBe('avis')
})
