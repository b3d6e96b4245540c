import { expect, it } from 'vitest'
import { type CsvColumn, csvFile, slugOf } from './useExport.ts'

const order = { number: '12ab34', customer: '=SOMME(1)', restaurant: 'Blé ; Noir', total: 12.5 }

const columns: readonly CsvColumn<typeof order>[] = [
  { heading: 'Numéro', cell: ({ number }) => number },
  { heading: 'Client', cell: ({ customer }) => customer },
  { heading: 'Restaurant', cell: ({ restaurant }) => restaurant },
  { heading: 'Total TTC', cell: ({ total }) => total },
]

it('writes rows for a French spreadsheet: BOM, semicolons, decimal comma, no formula runs', () => {
  expect(csvFile(columns).write([order])).toBe(
    `\ufeffNuméro;Client;Restaurant;Total TTC\r\n12ab34;'=SOMME(1);"Blé ; Noir";12,5\r\n`,
  )
})

it('names files in plain letters', () => {
  expect(slugOf('Demandes d’événement')).toBe('demandes-d-evenement')
  expect(slugOf(' (Avis) ')).toBe('avis')
})
