import { errorMessage } from '@potager/domain/api'
import { searchCustomers } from '@potager/domain/customer'
import { commonMessages } from '@potager/domain/messages'
import { useState } from 'react'
import { useApiQuery } from '../data/useApi.ts'

/** Customers for the term last searched; an answer to an older term is never shown (V40). */
export function useCustomerSearch() {
  const [term, setTerm] = useState('')
  const answer = useApiQuery(searchCustomers, term, { enabled: term !== '' })
  return {
    onSearch: setTerm,
    options: answer.data ?? [],
    answered: answer.data && term !== '' ? term : null,
    loading: answer.isFetching,
    error: answer.error ? (errorMessage(answer.error) ?? commonMessages.unknownError) : undefined,
  }
}
