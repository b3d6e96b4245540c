import { readAgainAfterChange } from '@potager/admin-kit/data'
import type { QueryClient } from '@tanstack/react-query'

const lists = ['orders', 'reservations', 'event-requests', 'reviews'] as const

/** Refetches what belongs to customers, once it belongs to another. */
export function readAgainOfCustomers(queryClient: QueryClient): void {
  for (const resource of lists) readAgainAfterChange(queryClient, resource)
}
