import type * as fr from '../fr/customer.ts'
import type { Translated } from '../translated.ts'

export const customerMessages = {
  search: 'Find a customer',
  searchHint: 'By name or email',
  found: 'Customers found',
  searching: 'Searching…',
  none: (term) => `No customer found for “${term}”`,
  change: 'Change customer',
} satisfies Translated<typeof fr.customerMessages>
