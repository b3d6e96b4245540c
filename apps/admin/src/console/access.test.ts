import { createDialect } from '@potager/domain/api'
import { HttpError } from 'react-admin'
import { describe, expect, it, vi } from 'vitest'
import { abbreviated } from './abbreviated.ts'
import { accessOf, listPath, listsFor } from './access.ts'
import { notShown } from './notShown.ts'

describe('the lists of the console', () => {
  const manager = { admin: false, supports: createDialect({ extensions: true }).supports }
  const admin = { admin: true, supports: createDialect({ extensions: true }).supports }
  const foreign = { admin: true, supports: createDialect({ extensions: false }).supports }

  it('are open to managers, except for the accounts and the trail', () => {
    expect(accessOf('users', manager)).toBe('refused')
    expect(accessOf('audit', manager)).toBe('refused')
    expect(accessOf('reviews', manager)).toBe('open')
    const closed = listsFor(admin).filter(({ name }) => !listsFor(manager).some((list) => list.name === name))
    expect(closed.map(({ title }) => title)).toEqual(['Comptes', 'Journal des actions'])
  })

  it('are three where the server only knows the specification, whoever asks', () => {
    expect(accessOf('users', foreign)).toBe('absent')
    expect(listsFor(foreign)).toEqual([
      { name: 'orders', title: 'Commandes', path: '/orders' },
      { name: 'dishes', title: 'Plats', path: '/dishes' },
      { name: 'restaurants', title: 'Restaurants', path: '/restaurants' },
    ])
  })

  it('are within the console unless the specification gives them an address', () => {
    expect(listPath('event-requests')).toBe('/console/event-requests')
    expect(listPath('dishes')).toBe('/dishes')
  })
})

describe('a long text in a list', () => {
  it('is shown whole up to 80 letters', () => {
    const whole = `${'a'.repeat(40)} ${'b'.repeat(39)}`
    expect(abbreviated(whole)).toBe(whole)
    expect(abbreviated(`${whole}b`)).toBe(`${'a'.repeat(40)}…`)
  })

  it('is cut between two words, and within one only when it is a single word', () => {
    expect(abbreviated(`${'mot '.repeat(19)}  un ${'x'.repeat(30)}`)).toBe(`${'mot '.repeat(19).trim()}…`)
    expect(abbreviated('x'.repeat(100))).toBe(`${'x'.repeat(80)}…`)
  })
})

describe('a record that could not be read', () => {
  const retry = vi.fn<() => void>()

  it.each([400, 403, 404])('is not there when the server answers %i, and not asked for again', (status) => {
    expect(notShown(new HttpError('Refus', status), retry)).toEqual({ message: 'Cet enregistrement est introuvable.' })
  })

  it('can be asked for again after anything else, with what is known of why', () => {
    expect(notShown(new HttpError('Serveur en panne', 500), retry)).toEqual({
      message: 'Serveur en panne',
      onRetry: retry,
    })
    expect(notShown(new Error(''), retry)).toEqual({ message: notShown('?', retry).message, onRetry: retry })
    expect(notShown('?', retry).message).toBe('Erreur inconnue')
  })
})
