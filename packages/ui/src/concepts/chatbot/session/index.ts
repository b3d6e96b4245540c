export { ChatSessionsScreen, type ChatSessionsScreenProps, type SessionCounts } from './ChatSessionsScreen.tsx'
export { SessionDialog, type SessionDialogProps } from './SessionDialog.tsx'
