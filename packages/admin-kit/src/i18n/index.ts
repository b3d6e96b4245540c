export { frenchI18nProvider } from './i18n.ts'
