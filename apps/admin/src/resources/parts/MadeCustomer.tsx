import { createCustomer, importCustomers } from '@potager/domain/customer'
import { paths } from '@potager/domain/paths'
import { type ReactNode, Suspense } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useAskedImport } from '../../pages/import/ImportLink.tsx'
import { lazyDialog } from '../../platform/lazy/lazyDialog.tsx'
import { supports } from '../../platform/services.ts'

const OpenNewCustomer = lazyDialog(() =>
  import('../../pages/customer/OpenNewCustomer.tsx').then((module) => module.OpenNewCustomer),
)

const ImportCustomers = lazyDialog(() =>
  import('../../pages/customer/ImportCustomers.tsx').then((module) => module.ImportCustomers),
)

const ACTION = 'action'
const blank = { fullName: '', email: '', phone: '', note: '' }

/** Around the list of customers: `?action=create` opens the dialog of a new one, which leads to its page, `?action=import` a file's. */
export function MadeCustomer({ children }: { children: ReactNode }) {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const { asked, close } = useAskedImport()
  return (
    <>
      {children}
      {params.get(ACTION) === 'create' && supports(createCustomer) && (
        <OpenNewCustomer
          start={blank}
          restaurantId=""
          onChosen={({ id }) => void navigate(paths.consoleRecord('customers', id))}
          onClose={close}
        />
      )}
      {asked && supports(importCustomers) && (
        <Suspense>
          <ImportCustomers onClose={close} />
        </Suspense>
      )}
    </>
  )
}
