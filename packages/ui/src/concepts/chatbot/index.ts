export { ExportControl, type ExportControlProps, type ExportProgress } from '../../components/list/ExportControl.tsx'
export { ChatbotRail, type ChatbotRailProps } from './ChatbotRail.tsx'
export { PeriodTabs, type PeriodTabsProps } from './PeriodTabs.tsx'
export { DataStart, type DataStartProps, type Reading, ReadingNote, type ReadingNoteProps } from './ReadingNote.tsx'
