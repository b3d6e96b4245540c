import { consoleNames, listPath, paths } from '@potager/domain/paths'

/** Which rail a page has. */
export type Area = 'chatbot' | 'console' | 'main'

/** The list of a record's page; any other path is itself. */
export function placeOf(path: string): string {
  const name = consoleNames.find((one) => path.startsWith(`${paths.console}/${one}/`))
  return name ? listPath(name) : path
}

/** The area of a path; a record is in that of its list, so that the rail stays when one goes from one to the other. */
export function areaOf(path: string): Area {
  if (path.startsWith('/chatbot/')) return 'chatbot'
  const place = placeOf(path)
  return place === paths.console || place.startsWith(`${paths.console}/`) ? 'console' : 'main'
}
