import type { Action, AnyRow, Description } from '@potager/admin-kit/descriptions'
import { consoleMessages as words } from '@potager/domain/messages'

/** How the objects of an action are worded. */
export type Subject<Row extends AnyRow> = Pick<Description<Row>, 'name' | 'count' | 'nameOf' | 'fullNameOf'>

const MOST_NAMED = 5

/** Label of an action's button, on one record or on the selected ones of a list. */
export function actionLabel<Row extends AnyRow>(
  { verb, spelled, apart }: Pick<Action<Row>, 'verb' | 'spelled' | 'apart'>,
  { name }: Subject<Row>,
  many = false,
): string {
  const things = words.things[name]
  return spelled && things ? words.doing(verb, many ? things.all : things.one, apart) : verb
}

/** The question before an action: verb, count, names and warning. */
export function questionOf<Row extends AnyRow>(
  { verb, apart, question, warning }: Pick<Action<Row>, 'verb' | 'apart' | 'question' | 'warning'>,
  { name, count, nameOf, fullNameOf = nameOf }: Subject<Row>,
  rows: readonly Row[],
) {
  const one = rows.length === 1 ? words.things[name]?.one : undefined
  const doing = words.doing(verb, one ?? count(rows.length), apart)
  const named = words.named(rows.slice(0, MOST_NAMED).map(fullNameOf), Math.max(0, rows.length - MOST_NAMED))
  return {
    title: question ? question(rows.length === 1 ? undefined : count(rows.length)) : words.asking(doing),
    message: warning ? `${named} ${warning}` : named,
    confirmLabel: question ? verb : doing,
    cancelLabel: words.keepAll,
  }
}
