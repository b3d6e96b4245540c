export {
  AccountScreen,
  type AccountScreenProps,
  type Choices,
  type IdentitySectionProps,
  type SessionListProps,
} from './AccountScreen.tsx'
export * from './OneTimeLinkDialog.tsx'
export * from './TasksSection.tsx'
export * from './UserStateChip.tsx'
