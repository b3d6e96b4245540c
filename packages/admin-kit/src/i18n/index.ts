import { commonMessages } from '@potager/domain/messages'
import french from 'ra-language-french'
import type { I18nProvider } from 'react-admin'
import { valueAt } from '../query/localList.ts'

/** The form of a phrase for a count, in French: « une commande |||| %{smart_count} commandes ». */
function formFor(count: unknown, phrase: string): string {
  if (typeof count !== 'number') return phrase
  const [one = '', several = one] = phrase.split('||||')
  return (count < 2 ? one : several).trim()
}

/**
 * react-admin's own texts in French. Texts without a key, such as our own messages, are returned unchanged but for their
 * `%{name}`. Polyglot, which react-admin has for it, knows the plurals of forty languages: three kilobytes of each page.
 */
export const frenchI18nProvider: I18nProvider = {
  translate: (key, options: Readonly<Record<string, unknown>> = {}) => {
    const { smart_count: count, _: otherwise } = options
    const phrase = [valueAt(french, key), otherwise].find((one) => typeof one === 'string') ?? key
    return formFor(count, phrase).replace(/%\{([^}]*)\}/g, (asked, name: string) => String(options[name] ?? asked))
  },
  changeLocale: () => Promise.resolve(),
  getLocale: () => 'fr',
  getLocales: () => [{ locale: 'fr', name: commonMessages.language }],
}
