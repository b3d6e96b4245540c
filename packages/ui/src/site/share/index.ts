export { appIcon, favicon } from './icons.ts'
export { type ShareCard, shareCard, shareSize } from './share-card.ts'
