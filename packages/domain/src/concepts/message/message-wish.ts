import { code, type Read, record } from '../../base/wire/index.ts'

/** What a customer wants of the messages to them: all, what became of their own requests, or nothing. */
export const messageWishes = ['all', 'answers', 'nothing'] as const
export type MessageWish = (typeof messageWishes)[number]

/** What somebody wants of the messages to them, by the link of one of these. Nothing of them is told. */
export const messageWishRecord = record({ wish: code(messageWishes) })
export interface ReadMessageWish extends Read<typeof messageWishRecord> {}

/** The page by which they choose. It is not among `paths`, which every public page downloads. */
export const messageWishPath = (token: string) => `/ne-plus-recevoir/${encodeURIComponent(token)}`
