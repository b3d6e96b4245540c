export { createBackOfficeTheme } from './theme.ts'
