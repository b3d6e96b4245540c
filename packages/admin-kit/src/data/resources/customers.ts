import { browseCustomers } from '@potager/domain/console'
import {
  type CustomerCard,
  type CustomerEdit,
  createCustomer,
  getCustomer,
  type NewCustomer,
  updateCustomer,
} from '@potager/domain/customer'
import { type Adapter, type AdapterContext, changedRecord } from '../adapter.ts'
import { browsed } from './browsed.ts'

/** Customers for react-admin; an update replaces the fields over the version that was read. */
export function customersAdapter(context: AdapterContext): Adapter<CustomerCard> {
  const { api } = context
  return {
    ...browsed(context, browseCustomers),
    // By its own call: a page that was merged into another answers with that one.
    getOne: (id, options) => api.send(getCustomer, id, options),
    create: (draft, options) => api.send(createCustomer, draft as NewCustomer, options),
    update: (id, change) => {
      const { fullName, email, phone, note, version, confirmed } = changedRecord(change) as CustomerEdit
      const edit = { id, fullName, email, phone, note, version }
      return api.send(updateCustomer, confirmed ? { ...edit, confirmed } : edit)
    },
  }
}
