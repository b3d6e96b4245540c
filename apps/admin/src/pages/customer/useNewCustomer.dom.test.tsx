import { expect, it } from 'vitest'
import { backOffice } from '../../testing/backOffice.tsx'
import { useNewCustomer } from './useNewCustomer.tsx'

it('creating a customer is not offered on a backend without that call [CUS-01]', () => {
  expect(backOffice().run(() => useNewCustomer('')).result.current.onCreate).toBeTypeOf('function')
  for (const extensions of [false, ['getCustomer']]) {
    const { result } = backOffice({}, { extensions }).run(() => useNewCustomer(''))
    expect(result.current).toEqual({ onCreate: undefined, dialog: null })
  }
})
