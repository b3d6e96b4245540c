export { CalendarFeedDialog, type CalendarFeedDialogProps } from './CalendarFeedDialog.tsx'
