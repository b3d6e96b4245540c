export { NoticeDecisionDialog, type NoticeDecisionDialogProps } from './NoticeDecisionDialog.tsx'
export { NoticesScreen, type NoticesScreenProps } from './NoticesScreen.tsx'
