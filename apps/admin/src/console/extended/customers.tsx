import type { Description } from '@potager/admin-kit/descriptions'
import { describe } from '@potager/admin-kit/descriptions/customers'
import { type CustomerCard, importCustomers } from '@potager/domain/customer'
import { lazyDialog } from '../../app/lazyDialog.tsx'
import { ImportLink } from '../../import/ImportLink.tsx'
import { supports } from '../../services.ts'
import { CustomerActs } from '../resources/CustomerActs.tsx'
import { MadeCustomer } from '../resources/MadeCustomer.tsx'
import { context } from './context.ts'

function Tools() {
  return supports(importCustomers) && <ImportLink />
}

/** Customers, made over their list and edited and merged in their record pages. */
export const description: Description<CustomerCard> = {
  ...describe(context),
  Around: MadeCustomer,
  Tools,
  Edit: lazyDialog(() => import('../resources/EditCustomer.tsx').then((module) => module.EditCustomer)),
  Acts: CustomerActs,
}
