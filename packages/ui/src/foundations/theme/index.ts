export { createDeskTheme } from './theme.ts'
