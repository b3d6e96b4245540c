import { call } from '../../base/api/call.ts'
import { trimmed } from '../../base/wire/http.ts'
import { reader } from '../../base/wire/index.ts'
import { type DishImportRow, dishImportRecord } from './dish-import.ts'

/**
 * Compares rows of a file with the menu, or with `apply` writes them, all or none (extension). 409 when a row is refused or
 * the menu no longer compares as `digest` says. Only managers change dishes that are there.
 */
export const importDishes = call({
  name: 'importDishes',
  resource: 'dishes',
  method: 'POST',
  path: '/menu/import',
  access: 'staff',
  extension: true,
  creates: true,
  request: ({ rows, ...how }: { rows: readonly DishImportRow[]; apply: boolean; digest?: string }) => ({
    body: {
      ...how,
      rows: trimmed(rows).map(({ price, ...row }) => (price === undefined ? row : { ...row, price: price / 100 })),
    },
  }),
  response: reader(dishImportRecord),
})
