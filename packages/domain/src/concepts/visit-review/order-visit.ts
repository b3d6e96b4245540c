import { day, optional, type Read, reader, record, text } from '../../base/wire/index.ts'

/** The link of a visit, for a ticket: its path on the site, the whole address to print, and its last day. */
const visitLinkRecord = record({ path: text, address: text, until: day })
export interface VisitLink extends Read<typeof visitLinkRecord> {}

/** The link of an order's visit; absent while it is not completed, some days later, once it was used, and for orders from before. */
export const orderVisitRecord = record({ link: optional(visitLinkRecord) })
export const readOrderVisit = reader(orderVisitRecord)
