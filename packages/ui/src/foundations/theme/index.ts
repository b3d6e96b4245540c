export { backOfficeThemeOptions, createBackOfficeTheme, type Look, lookOf } from './theme.ts'
