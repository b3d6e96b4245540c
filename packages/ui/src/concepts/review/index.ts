export { type ResourceLink, ReviewCard, type ReviewCardProps } from './ReviewCard.tsx'
export * from './ReviewStatusChip.tsx'
export * from './review-words.ts'
