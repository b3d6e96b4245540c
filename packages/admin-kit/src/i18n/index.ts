import { commonMessages } from '@potager/domain/messages'
import polyglotI18nProvider from 'ra-i18n-polyglot'
import french from 'ra-language-french'

/** react-admin's own texts in French. Texts without a key, such as our own messages, are returned unchanged. */
export const frenchI18nProvider = polyglotI18nProvider(
  () => french,
  'fr',
  [{ locale: 'fr', name: commonMessages.language }],
  { allowMissing: true },
)
