import { failureOf, reasonOf } from '@potager/admin-kit/data'
import { type Customer, type CustomerCard, getCustomer, mergeCustomers, undoMerge } from '@potager/domain/customer'
import { commonMessages, mergeCustomersMessages as words } from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import { MergeCustomersDialog } from '@potager/ui/customer'
import { toast } from '@potager/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { readAgainOfCustomers } from '../../pages/customer/readAgainOfCustomers.ts'
import { useCustomerSearch } from '../../pages/customer/useCustomerChoice.tsx'
import { useApiMutation, useApiQuery } from '../../platform/data/useApi.ts'
import { supports } from '../../platform/services.ts'

/** The merge of a customer with its double, over the versions of both that are shown. */
export function MergeCustomer({ row, onClose }: { row: CustomerCard; onClose: () => void }) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const search = useCustomerSearch()
  const [chosen, setChosen] = useState<Customer | null>(null)
  const [swapped, setSwapped] = useState(false)
  const [refusal, setRefusal] = useState('')
  // Read when it is compared, whatever is known of it.
  const read = useApiQuery(getCustomer, chosen?.id ?? '', { enabled: chosen !== null })
  const other = chosen && read.data ? read.data : null
  const [kept, double] = swapped && other ? [other, row] : [row, other]

  const merge = useApiMutation(mergeCustomers, {
    onSuccess: ({ id }) => {
      readAgainOfCustomers(queryClient)
      toast.success(words.merged)
      onClose()
      if (id !== row.id) void navigate(paths.consoleRecord('customers', id), { replace: true })
    },
    onError: (error) => setRefusal(commonMessages.because(words.failure, reasonOf(error))),
  })

  return (
    <MergeCustomersDialog
      open
      kept={kept}
      search={{ ...search, options: search.options.filter(({ id }) => id !== row.id) }}
      chosen={chosen}
      double={double}
      failure={refusal || (failureOf(read.error) ?? '')}
      merging={merge.isPending}
      undoable={supports(undoMerge)}
      onChoose={(customer) => {
        setRefusal('')
        setSwapped(false)
        setChosen(customer)
      }}
      onSwap={() => setSwapped(!swapped)}
      onMerge={() => {
        if (!double) return
        setRefusal('')
        merge.mutate({ id: kept.id, version: kept.version, other: double.id, otherVersion: double.version })
      }}
      onClose={onClose}
    />
  )
}
