import { expect, it } from 'vitest'
import { backOffice } from '../../testing/backOffice.tsx'
import { useNewCustomer } from './useNewCustomer.tsx'

it('offers no new customer before a backend that makes none [CUS-01]', () => {
  expect(backOffice().run(() => useNewCustomer('')).result.current.onCreate).toBeTypeOf('function')
  for (const extensions of [false, ['getCustomer']]) {
    const { result } = backOffice({}, { extensions }).run(() => useNewCustomer(''))
    expect(result.current).toEqual({ onCreate: undefined, dialog: null })
  }
})
