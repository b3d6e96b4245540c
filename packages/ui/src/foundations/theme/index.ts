export { type Look, lookOf } from './look.ts'
export { backOfficeThemeOptions, createBackOfficeTheme } from './theme.ts'
