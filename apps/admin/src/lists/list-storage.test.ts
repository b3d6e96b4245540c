import { expect, it } from 'vitest'
import { forgetLists, storageKeyOf, takeOverViews } from './list-storage.ts'

function storageOf(keys: string[]): Pick<Storage, 'length' | 'key' | 'removeItem'> {
  return {
    get length() {
      return keys.length
    },
    key: (index) => keys[index] ?? null,
    removeItem: (key) => {
      keys.splice(keys.indexOf(key), 1)
    },
  }
}

it('tells people apart', () => {
  expect(storageKeyOf('gerant', 'orders.listParams')).not.toBe(storageKeyOf('admin', 'orders.listParams'))
})

it('forgets everybody’s filters, chosen rows and columns, but no view and nothing else', () => {
  const names = ['orders.listParams', 'orders.selectedIds', 'views.orders', 'orders.datatable']
  const keys = ['gerant', 'admin'].flatMap((owner) => names.map((name) => storageKeyOf(owner, name)))
  const kept = ['mui-mode', ...keys]
  forgetLists(storageOf(kept))
  expect(kept).toEqual(['mui-mode', storageKeyOf('gerant', 'views.orders'), storageKeyOf('admin', 'views.orders')])
})

it('is the key under which react-admin keeps it', () => {
  expect(storageKeyOf('gerant', 'orders.listParams')).toBe('RaStorepotager.gerant.orders.listParams')
})

it('takes over a person’s views of before, once, and nobody else’s', () => {
  const kept = new Map([
    ['RaStorepotager.views.gerant.orders', '[1]'],
    ['RaStorepotager.views.gerant.users', '[2]'],
    ['RaStorepotager.views.admin.orders', '[3]'],
    [storageKeyOf('gerant', 'views.users'), '[4]'],
    [storageKeyOf('gerant', 'views.events'), '[5]'],
  ])
  takeOverViews(
    {
      get length() {
        return kept.size
      },
      key: (index) => [...kept.keys()][index] ?? null,
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
    'gerant',
  )
  expect(Object.fromEntries(kept)).toEqual({
    'RaStorepotager.views.admin.orders': '[3]',
    [storageKeyOf('gerant', 'views.orders')]: '[1]',
    [storageKeyOf('gerant', 'views.users')]: '[4]',
    [storageKeyOf('gerant', 'views.event-requests')]: '[5]',
  })
})
