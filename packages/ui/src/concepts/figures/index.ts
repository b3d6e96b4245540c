export { type FiguresChoice, type FiguresPart, FiguresScreen, type FiguresScreenProps } from './FiguresScreen.tsx'
