export { DayStrip, type DayStripProps } from './DayStrip.tsx'
