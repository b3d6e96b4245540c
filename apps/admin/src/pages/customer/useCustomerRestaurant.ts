import { isPrivileged } from '@potager/domain/auth'
import { listMyRestaurants } from '@potager/domain/restaurant'
import type { CustomerRestaurant } from '@potager/ui/customer'
import { useState } from 'react'
import { session } from '../../platform/auth/session.ts'
import { listOf, useApiQuery } from '../../platform/data/useApi.ts'
import { supports } from '../../platform/services.ts'

/**
 * Where new customers belong: to the restaurant of the page, else to the only one that the person works for, else to the
 * one that `choice` asks for. Who works for all of them may leave it open.
 * @param ofPage '' while the page is about none
 */
export function useCustomerRestaurant(ofPage = ''): { id: string; choice: CustomerRestaurant | undefined } {
  const [chosen, choose] = useState('')
  const open = ofPage === '' && !isPrivileged(session.read()) && supports(listMyRestaurants)
  const own = useApiQuery(listMyRestaurants, undefined, { enabled: open })
  if (!open) return { id: ofPage, choice: undefined }
  if (own.data && own.data.length < 2) return { id: own.data[0]?.id ?? '', choice: undefined }
  return { id: chosen, choice: { restaurants: listOf(own), value: chosen, onChange: choose } }
}
