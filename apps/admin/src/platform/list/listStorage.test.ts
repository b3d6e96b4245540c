import { expect, it } from 'vitest'
import { forgetLists, storageKeyOf } from './listStorage.ts'

/** A storage as browsers have it: its keys are its own properties. */
function storageOf(keys: readonly string[]): Pick<Storage, 'removeItem'> {
  const removeItem = (key: string) => void Reflect.deleteProperty(storage, key)
  const storage = Object.assign(Object.create({ removeItem }), Object.fromEntries(keys.map((key) => [key, ''])))
  return storage
}

it('the storage key of a list differs between accounts', () => {
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

it('the storage key of a list is the one that react-admin uses', () => {
  expect(storageKeyOf('gerant', 'orders.listParams')).toBe('RaStorepotager.gerant.orders.listParams')
})
