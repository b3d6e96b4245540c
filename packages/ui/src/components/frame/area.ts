import { paths } from '@potager/domain/paths'

/** Which rail stands beside a page. */
export type Area = 'chatbot' | 'console' | 'main'

/** The area that an address is in. */
export function areaOf(path: string): Area {
  if (path.startsWith('/chatbot/')) return 'chatbot'
  return path === paths.console || path.startsWith(`${paths.console}/`) ? 'console' : 'main'
}
