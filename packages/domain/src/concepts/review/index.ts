export * from './moderation.ts'
export * from './review.calls.ts'
export * from './review.ts'
