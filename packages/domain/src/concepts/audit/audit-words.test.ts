import { expect, it } from 'vitest'
import { auditActionChoices } from './audit.messages.ts'
import { type AuditEntry, auditActions, type ChangedField } from './audit.ts'
import { stateOf } from './audit-states.ts'
import { changeOf, historyEntry } from './audit-words.ts'

it.each([
  ['order', 'READY', 'Prête'],
  ['reservation', 'CANCELLED', 'Annulée'],
  ['event-request', 'CANCELLED', 'Refusé'],
  ['review', 'REJECTED', 'Rejeté'],
  ['user', 'SUSPENDED', 'Suspendu'],
  ['user', 'MANAGER', 'Gérant'],
  ['report', 'RESOLVED', 'Résolu'],
  ['report', 'OPEN', 'À traiter'],
])('of a record of kind %s, %s reads « %s »', (resource, state, words) => {
  expect(stateOf(resource, state)).toBe(words)
})

it.each(['order', 'reservation', 'event-request', 'review', 'user', 'dish'])(
  'an unknown state of a record of kind %s is shown with spaces for underscores',
  (resource) => {
    expect(stateOf(resource, 'HALF_DONE')).toBe('HALF DONE')
  },
)

it('a state that belongs to another kind of record is left unchanged', () => {
  expect(stateOf('dish', 'READY')).toBe('READY')
  expect(stateOf('restaurant', 'CANCELLED')).toBe('CANCELLED')
})

it('keeps the name of a disease or a sign that was deleted as it was', () => {
  expect(stateOf('disease', 'toux_du_chenil')).toBe('toux_du_chenil')
  expect(stateOf('sign', 'bave_beaucoup')).toBe('bave_beaucoup')
})

it('an audit entry shows the change from one state to another, or the only state it has', () => {
  expect(changeOf({ resource: 'order', from: 'PENDING', to: 'CONFIRMED' })).toBe('En attente → Confirmée')
  expect(changeOf({ resource: 'order', to: 'PENDING' })).toBe('En attente')
  expect(changeOf({ resource: 'disease', from: 'Gale' })).toBe('Gale')
  expect(changeOf({ resource: 'restaurant' })).toBeUndefined()
  expect(changeOf({ resource: 'dish', from: '1350', to: '1420' })).toBe('13,50\u00a0€ → 14,20\u00a0€')
})

it('an edit is shown field by field: codes in words, long texts and customers’ contacts without values', () => {
  const told = (resource: AuditEntry['resource'], ...changes: ChangedField[]) => changeOf({ resource, changes })
  expect(
    told(
      'dish',
      { field: 'price', from: '1350', to: '1420' },
      { field: 'category', from: 'ENTREE', to: 'PLAT' },
      { field: 'description' },
    ),
  ).toBe('Prix TTC\u00a0: 13,50\u00a0€ → 14,20\u00a0€, Catégorie\u00a0: Entrées → Plats, Description')
  expect(told('disease', { field: 'urgency', from: 'LOW', to: 'HIGH' })).toBe('Urgence\u00a0: Faible → Élevée')
  expect(told('restaurant', { field: 'phone', to: '+33241000000' })).toBe(
    'Téléphone\u00a0: non renseigné → 02\u00a041\u00a000\u00a000\u00a000',
  )
  expect(told('restaurant', { field: 'room', to: 'L’Étage' }, { field: 'reservable', from: 'true', to: 'false' })).toBe(
    'Salle\u00a0: L’Étage, Réservable\u00a0: oui → non',
  )
  expect(told('customer', { field: 'phone' }, { field: 'later' })).toBe('Téléphone, later')
})

it('the history of a record tells who did what, when and why', () => {
  const line = { id: '7', at: 5, username: 'gerant', resource: 'order', resourceId: '1', action: 'updateOrderStatus' }
  expect(historyEntry({ ...line, from: 'PENDING', to: 'CANCELED', reason: 'Rupture' })).toEqual({
    id: '7',
    at: 5,
    who: 'gerant',
    action: 'Statut changé',
    change: 'En attente → Annulée',
    reason: 'Rupture',
  })
  expect(historyEntry({ ...line, action: 'paint_it' })).toMatchObject({ action: 'paint it', change: undefined })
})

it('words each action apart from the others', () => {
  expect(new Set(auditActions.map((action) => auditActionChoices[action])).size).toBe(auditActions.length)
})
