export * from './AccountScreen.tsx'
export * from './UserStateChip.tsx'
