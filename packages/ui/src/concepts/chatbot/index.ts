export { ExportControl, type ExportControlProps, type ExportProgress } from '../../components/list/ExportControl.tsx'
export { ChatbotRail, type ChatbotRailProps } from './ChatbotRail.tsx'
export {
  DataStart,
  type DataStartProps,
  PeriodTabs,
  type PeriodTabsProps,
  type Reading,
  ReadingNote,
  type ReadingNoteProps,
} from './period.tsx'
