import { failureOf } from '@potager/admin-kit/data'
import { searchCustomers } from '@potager/domain/customer'
import { useState } from 'react'
import { useApiQuery } from '../../platform/data/useApi.ts'

/** Customers for the latest search term; an answer to an older term is never shown. */
export function useCustomerSearch() {
  const [term, setTerm] = useState('')
  const answer = useApiQuery(searchCustomers, term, { enabled: term !== '' })
  return {
    onSearch: setTerm,
    options: answer.data ?? [],
    answered: answer.data && term !== '' ? term : null,
    loading: answer.isFetching,
    error: failureOf(answer.error) ?? undefined,
  }
}
