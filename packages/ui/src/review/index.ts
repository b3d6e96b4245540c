export * from './ReviewCard.tsx'
export * from './review-words.ts'
export * from './Stars.tsx'
