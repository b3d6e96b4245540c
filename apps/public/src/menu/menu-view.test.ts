import type { Dish } from '@potager/domain/dish'
import { describe, expect, it } from 'vitest'
import { dishesOf, menuAddress, readMenuView } from './menu-view.ts'

const whole = { category: null, without: [], dish: null } as const

function dish(name: string, changes: Partial<Dish> = {}): Dish {
  return { id: name, name, description: '', price: 900, category: 'PLAT', available: true, allergens: [], ...changes }
}

const namesOf = (...asked: Parameters<typeof dishesOf>) => dishesOf(...asked).shown.map(({ name }) => name)

describe('the address of the menu', () => {
  it('says which category, without what, and which dish', () => {
    const view = readMenuView('?categorie=PLAT&sans=NUTS&sans=MILK&plat=42')
    expect(view).toEqual({ category: 'PLAT', without: ['MILK', 'NUTS'], dish: '42' })
    expect(menuAddress(view)).toBe('/menus?categorie=PLAT&sans=MILK&sans=NUTS&plat=42')
  })

  it('has no parameters for the whole menu, and ignores invalid ones', () => {
    expect(readMenuView('?categorie=SOUPE&sans=&sans=LAIT&plat=&de=carte')).toEqual(whole)
    expect(menuAddress(whole)).toBe('/menus')
  })

  it('holds the restaurant, also once a category is chosen [MEN-18]', () => {
    const view = readMenuView('?restaurant=7')
    expect(view).toEqual({ ...whole, restaurant: '7' })
    expect(menuAddress({ ...view, category: 'PLAT' })).toBe('/menus?categorie=PLAT&restaurant=7')
    expect(readMenuView('?restaurant=')).toStrictEqual(whole)
  })

  it('carries an id as data, whatever it contains', () => {
    const address = menuAddress({ ...whole, dish: 'a&sans=MILK#b' })
    expect(readMenuView(new URL(address, 'http://site').search)).toEqual({ ...whole, dish: 'a&sans=MILK#b' })
  })
})

describe('the dishes of a view', () => {
  it('are those that can be had, of the category asked for [MEN-02] [MEN-04]', () => {
    const all = [dish('Tarte', { category: 'DESSERT' }), dish('Curry'), dish('Gratin', { available: false })]
    expect(namesOf(all, whole)).toEqual(['Tarte', 'Curry'])
    expect(namesOf(all, { ...whole, category: 'PLAT' })).toEqual(['Curry'])
  })

  it('leave out with « sans … » dishes that contain the allergen or whose allergens are unknown', () => {
    const all = [
      dish('Salade'),
      dish('Gratin', { allergens: ['MILK'] }),
      dish('Curry', { allergens: ['CELERY'] }),
      dish('Surprise', { allergens: null }),
      dish('Import', { allergens: ['LACTOSE'] }),
    ]
    expect(dishesOf(all, whole)).toEqual({ shown: all, unsure: 0 })
    expect(namesOf(all, { category: null, without: ['MILK'] })).toEqual(['Salade', 'Curry'])
    expect(namesOf(all, { category: null, without: ['MILK', 'CELERY'] })).toEqual(['Salade'])
    expect(dishesOf(all, { category: null, without: ['MILK'] }).unsure).toBe(2)
  })
})
