import { expect, it } from 'vitest'
import { forgetLists, storageKeyOf } from './listStorage.ts'

/** A storage as browsers have it: its keys are its own properties. */
function storageOf(keys: readonly string[]): Pick<Storage, 'removeItem'> {
  const removeItem = (key: string) => void Reflect.deleteProperty(storage, key)
  const storage = Object.assign(Object.create({ removeItem }), Object.fromEntries(keys.map((key) => [key, ''])))
  return storage
}

it('tells people apart', () => {
  expect(storageKeyOf('gerant', 'orders.listParams')).not.toBe(storageKeyOf('admin', 'orders.listParams'))
})

it('forgets everybody’s filters, chosen rows and columns, but no view and nothing else', () => {
  const names = ['orders.listParams', 'orders.selectedIds', 'views.orders', 'orders.datatable']
  const keys = ['gerant', 'admin'].flatMap((owner) => names.map((name) => storageKeyOf(owner, name)))
  const storage = storageOf(['mui-mode', ...keys])
  forgetLists(storage)
  expect(Object.keys(storage)).toEqual([
    'mui-mode',
    storageKeyOf('gerant', 'views.orders'),
    storageKeyOf('admin', 'views.orders'),
  ])
})

it('is the key under which react-admin keeps it', () => {
  expect(storageKeyOf('gerant', 'orders.listParams')).toBe('RaStorepotager.gerant.orders.listParams')
})
