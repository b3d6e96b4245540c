export { backOfficeThemeOptions, createBackOfficeTheme } from './theme.ts'
