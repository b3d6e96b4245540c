export { appIcon, favicon, type ShareCard, shareCard, shareSize } from './share-card.ts'
