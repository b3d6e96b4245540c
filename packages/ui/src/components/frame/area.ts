import { paths } from '@potager/domain/paths'

/** Which rail a page has. */
export type Area = 'chatbot' | 'console' | 'main'

/** The area of a path. */
export function areaOf(path: string): Area {
  if (path.startsWith('/chatbot/')) return 'chatbot'
  return path === paths.console || path.startsWith(`${paths.console}/`) ? 'console' : 'main'
}
