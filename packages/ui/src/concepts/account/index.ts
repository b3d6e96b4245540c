export * from './AccountScreen.tsx'
export type { SessionListProps } from './SessionList.tsx'
export * from './UserStateChip.tsx'
