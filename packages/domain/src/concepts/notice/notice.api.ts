import { z } from 'zod'
import { endpoint } from '../../base/api/endpoint.ts'
import { answerOf } from '../../base/wire/record.schema.ts'
import { idParams, pageOf, pageQuery, tokenParams } from '../../base/wire/wire.schema.ts'
import { decideNotice, getNotice, getPublishedReview, listNotices } from './notice.calls.ts'
import { decideNoticeBody, sendNoticeBody } from './notice.schema.ts'
import {
  decidedNoticeRecord,
  NOTICE_PAGE_SIZE,
  noticeRecord,
  openNoticeRecord,
  publishedReviewRecord,
} from './notice.ts'
import { sendNotice, sentNoticeRecord } from './send-notice.calls.ts'

export const noticeEndpoints = {
  getPublishedReview: endpoint(getPublishedReview, {
    summary: 'Lire un avis publié',
    params: idParams,
    response: answerOf(publishedReviewRecord),
    errors: [404],
  }),
  sendNotice: endpoint(sendNotice, {
    summary: 'Signaler un avis publié, sans compte',
    params: idParams,
    body: sendNoticeBody,
    status: 201,
    response: answerOf(sentNoticeRecord),
    errors: [404, 429],
  }),
  getNotice: endpoint(getNotice, {
    summary: 'Lire un signalement par son lien',
    params: tokenParams,
    response: answerOf(noticeRecord),
    errors: [404, 429],
  }),
  listNotices: endpoint(listNotices, {
    summary: 'Lire les signalements d’avis à traiter',
    query: z.object(pageQuery(NOTICE_PAGE_SIZE)),
    response: pageOf(answerOf(openNoticeRecord)),
  }),
  decideNotice: endpoint(decideNotice, {
    summary: 'Maintenir ou retirer un avis signalé',
    params: idParams,
    body: decideNoticeBody,
    response: answerOf(decidedNoticeRecord),
    errors: [404, 409],
  }),
}
