import type { Client, Supports } from '@potager/domain/api'
import { getNotice, getPublishedReview, sendNotice } from '@potager/domain/notice'
import { newTicket } from '@potager/domain/request'
import type { Contact, PageState } from '../page.ts'
import type { NoticeRoute } from '../routes.ts'
import { settleLink } from '../settle.ts'

/** The form for a published review, which it shows. */
export async function loadNoticeForm(reviewId: string, client: Client): Promise<PageState<'reviewNotice'>> {
  const link = await settleLink(client.send(getPublishedReview, reviewId))
  return { name: 'reviewNotice', reviewId, link, ticket: newTicket() }
}

/** A page of notices; none where the backend has no such call. `contact` reads how the house is reached. */
export async function loadNoticePage(
  route: NoticeRoute,
  client: Client,
  { supports, contact }: { supports: Supports; contact: () => Promise<Contact> },
): Promise<PageState> {
  if (route.name === 'reviewNotice') {
    return supports(sendNotice) ? loadNoticeForm(route.reviewId, client) : { name: 'missing' }
  }
  if (!supports(getNotice)) return { name: 'missing' }
  const [link, house] = await Promise.all([settleLink(client.send(getNotice, route.token)), contact()])
  return { name: 'noticeLink', link, contact: house }
}
