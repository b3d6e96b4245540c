import { readDish } from '@potager/domain/dish'
import { expect, it } from 'vitest'
import { csvOf } from '../../lists/csv.ts'
// oxlint-disable-next-line import/no-unassigned-import -- it gives the page its configuration
import '../../testing/backOffice.tsx'
import { exportColumns } from '../ConsoleList.tsx'
import { description } from './dishes.tsx'

const tart = { id: 'd1', name: 'Tarte', description: '', category: 'DESSERT', price: 7.5, available: true }

it('exports a dish with its category in words, its price in euros, and never a missing allergen list as none', () => {
  const dishes = [
    tart,
    { ...tart, allergens: [], available: false, price: 12 },
    { ...tart, allergens: ['MILK', 'EGGS'] },
  ]
  const [heads, ...rows] = csvOf(exportColumns(description.columns), dishes.map(readDish)).trim().split('\r\n')
  expect(heads?.split(';')).toHaveLength(6)
  expect(rows).toEqual([
    'd1;Tarte;Desserts;7,5;oui;Information non disponible',
    'd1;Tarte;Desserts;12;non;Aucun allergène connu',
    'd1;Tarte;Desserts;7,5;oui;"Lait, Œufs"',
  ])
})

it('shows a category that nobody knows as it came, readable', () => {
  const [, row] = csvOf(exportColumns(description.columns), [readDish({ ...tart, category: 'PLAT_DU_JOUR' })]).split(
    '\r\n',
  )
  expect(row).toContain(';PLAT DU JOUR;')
})
