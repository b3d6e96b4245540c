/** What a customer wants of the messages to them: all, what became of their own requests, or nothing. */
export const messageWishes = ['all', 'answers', 'nothing'] as const
export type MessageWish = (typeof messageWishes)[number]
