import { contract } from '@potager/domain/contract'
import { drawBody } from '@potager/domain/fixtures'
import { act, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { backOffice } from '../../testing/backOffice.tsx'
import { useCustomerSearch } from './useCustomerSearch.ts'

const [customer] = drawBody(contract.customer.searchCustomers.response, 1)
const found = (fullName: string) => ({ body: [{ ...customer, fullName }] })

describe('the search of a customer', () => {
  it('calls the server only for a term, and has no results once the term is cleared', async () => {
    const { asked, run } = backOffice({ searchCustomers: () => found('Anne') })
    const { result } = run(useCustomerSearch)
    expect(result.current).toMatchObject({ options: [], answered: null, loading: false, error: undefined })
    act(() => result.current.onSearch('ann'))
    expect(result.current.loading).toBe(true)
    await waitFor(() => expect(result.current.answered).toBe('ann'))
    expect(result.current).toMatchObject({ options: [{ fullName: 'Anne' }], loading: false })
    act(() => result.current.onSearch(''))
    expect(result.current).toMatchObject({ options: [], answered: null, loading: false })
    expect(asked).toMatchObject([{ call: 'searchCustomers', query: { name: 'ann' } }])
  })

  it('never shows the answer to an older term, however late it comes', async () => {
    let answer = () => {}
    const late = new Promise<void>((give) => {
      answer = give
    })
    const { asked, run } = backOffice({
      searchCustomers: async ({ query }) => {
        const { name } = query as { name: string }
        if (name === 'an') await late
        return found(name)
      },
    })
    const { result } = run(useCustomerSearch)
    act(() => result.current.onSearch('an'))
    await waitFor(() => expect(asked).toHaveLength(1))
    act(() => result.current.onSearch('anne'))
    expect(result.current).toMatchObject({ options: [], answered: null })
    await waitFor(() => expect(result.current).toMatchObject({ answered: 'anne', options: [{ fullName: 'anne' }] }))
    answer()
    act(() => result.current.onSearch('an'))
    expect(result.current).toMatchObject({ options: [], answered: null })
    await waitFor(() => expect(result.current).toMatchObject({ answered: 'an', options: [{ fullName: 'an' }] }))
  })

  it('shows the server’s message on failure, or a default one', async () => {
    const { run } = backOffice({
      searchCustomers: (_, time) => ({ status: 403, body: time === 1 ? { message: 'Interdit.' } : {} }),
    })
    const { result } = run(useCustomerSearch)
    act(() => result.current.onSearch('a'))
    await waitFor(() => expect(result.current.error).toBe('Interdit.'))
    expect(result.current).toMatchObject({ options: [], answered: null, loading: false })
    act(() => result.current.onSearch('b'))
    await waitFor(() => expect(result.current.error).toBe('Erreur inconnue'))
  })
})
