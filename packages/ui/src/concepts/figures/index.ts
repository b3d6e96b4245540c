export type { FiguresChoice } from './FiguresFilters.tsx'
export { type FiguresPart, FiguresScreen, type FiguresScreenProps } from './FiguresScreen.tsx'
