import { code, type Read, record } from '../../base/wire/index.ts'
import { messageWishes } from './message-wishes.ts'

/** What somebody wants of the messages to them, by the link of one of these. Nothing of them is told. */
export const messageWishRecord = record({ wish: code(messageWishes) })
export interface ReadMessageWish extends Read<typeof messageWishRecord> {}

/** The page by which they choose. It is not among `paths`, which every public page downloads. */
export const messageWishPath = (token: string) => `/ne-plus-recevoir/${encodeURIComponent(token)}`
