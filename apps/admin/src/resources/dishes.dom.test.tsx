import { exportOf } from '@potager/admin-kit/testing'
import { readDish } from '@potager/domain/dish'
import { expect, it } from 'vitest'
// oxlint-disable-next-line import/no-unassigned-import -- it gives the page its configuration
import '../testing/backOffice.tsx'
import { columns } from './dishes.tsx'

const tart = { id: 'd1', name: 'Tarte', description: '', category: 'DESSERT', price: 7.5, available: true }

it('exports a dish with its category in words, its price in euros, and never a missing allergen list as none', () => {
  const dishes = [
    tart,
    { ...tart, allergens: [], available: false, price: 12 },
    { ...tart, allergens: ['MILK', 'EGGS'] },
  ]
  const [heads, ...rows] = exportOf(columns, dishes.map(readDish)).trim().split('\r\n')
  expect(heads?.split(';')).toHaveLength(6)
  expect(rows).toEqual([
    'd1;Tarte;Desserts;7,5;oui;Information non disponible',
    'd1;Tarte;Desserts;12;non;Aucun allergène connu',
    'd1;Tarte;Desserts;7,5;oui;"Lait, Œufs"',
  ])
})

it('exports an unknown category with spaces for underscores', () => {
  const [, row] = exportOf(columns, [readDish({ ...tart, category: 'PLAT_DU_JOUR' })]).split('\r\n')
  expect(row).toContain(';PLAT DU JOUR;')
})
