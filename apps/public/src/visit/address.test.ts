import { paths } from '@potager/domain/paths'
import { describe, expect, it } from 'vitest'
import { pageAt } from './address.ts'

describe('the page of an address', () => {
  it('is the same for another fragment, and another for another query', () => {
    const at = (address: string) => pageAt(new URL(address, 'https://potager.test'))
    expect(at(`${paths.menu}#plats`)).toBe(at(paths.menu))
    expect(at(`${paths.menu}?categorie=PLAT`)).not.toBe(at(paths.menu))
  })
})
