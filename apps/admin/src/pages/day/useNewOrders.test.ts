import { expect, it } from 'vitest'
import { announce, nothingAnnounced, titleWithCount } from './useNewOrders.ts'

it('announce counts orders since the last count, none at the first count or at midnight’s reset', () => {
  const first = announce(nothingAnnounced, 12)
  expect(first).toEqual({ taken: 12, unseen: 0, fresh: 0 })
  const second = announce(first, 14)
  expect(second).toEqual({ taken: 14, unseen: 2, fresh: 2 })
  expect(announce(second, 15)).toEqual({ taken: 15, unseen: 3, fresh: 1 })
  expect(announce(second, 0)).toEqual({ taken: 0, unseen: 2, fresh: 0 })
})

it('the title starts with the unseen count, once', () => {
  expect(titleWithCount('Gestion des Commandes · Potager', 2)).toBe('(2) Gestion des Commandes · Potager')
  expect(titleWithCount('(2) Gestion des Commandes · Potager', 3)).toBe('(3) Gestion des Commandes · Potager')
  expect(titleWithCount('(3) Gestion des Commandes · Potager', 0)).toBe('Gestion des Commandes · Potager')
})
