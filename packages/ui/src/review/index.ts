export * from './ReviewCard.tsx'
export * from './review-words.ts'
