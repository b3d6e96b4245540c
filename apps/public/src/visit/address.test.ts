import { paths } from '@potager/domain/paths'
import { describe, expect, it } from 'vitest'
import { pageAt } from './address.ts'

describe('two addresses are one page', () => {
  it('whatever part of it they name', () => {
    const at = (address: string) => pageAt(new URL(address, 'https://potager.test'))
    expect(at(`${paths.menu}#plats`)).toBe(at(paths.menu))
    expect(at(`${paths.menu}?categorie=PLAT`)).not.toBe(at(paths.menu))
  })
})
