import type { Client, Supports } from '@potager/domain/api'
import { newTicket } from '@potager/domain/request'
import { readVisit } from '@potager/domain/visit-review'
import type { PageState } from '../page.ts'
import { settleLink } from '../settle.ts'

/** The visit of the code or token in the address; no page where the backend has no such call. */
export async function loadVisit(token: string, client: Client, supports: Supports): Promise<PageState> {
  return supports(readVisit) ? loadVisitPage(token, client) : { name: 'missing' }
}

/** The page of a visit. */
export async function loadVisitPage(token: string, client: Client): Promise<PageState<'visitReview'>> {
  const link = await settleLink(client.send(readVisit, { code: token }))
  return { name: 'visitReview', token, link, ticket: newTicket() }
}
