import { consoleMessages as words } from '@potager/domain/messages'
import type { RaRecord } from 'react-admin'
import type { Subject } from '../admin/subject.ts'
import type { Action } from './action.ts'

type Worded<Row extends RaRecord> = Pick<Subject<Row>, 'count' | 'fullNameOf' | 'things'>

const MOST_NAMED = 5

/** Label of an action's button, on one record or on the selected ones of a list. */
export function actionLabel(
  { label, spelled, apart }: Pick<Action, 'label' | 'spelled' | 'apart'>,
  { things }: Pick<Subject, 'things'>,
  many = false,
): string {
  return spelled && things ? words.doing(label, many ? things.all : things.one, apart) : label
}

/** The question before an action: verb, count, names and warning. */
export function questionOf<Row extends RaRecord>(
  { label, apart, question, warning }: Pick<Action<Row>, 'label' | 'apart' | 'question' | 'warning'>,
  { count, fullNameOf, things }: Worded<Row>,
  rows: readonly Row[],
) {
  const one = rows.length === 1 ? things?.one : undefined
  const doing = words.doing(label, one ?? count(rows.length), apart)
  const named = words.named(rows.slice(0, MOST_NAMED).map(fullNameOf), Math.max(0, rows.length - MOST_NAMED))
  return {
    title: question ? question(rows.length === 1 ? undefined : count(rows.length)) : words.asking(doing),
    message: warning ? `${named} ${warning}` : named,
    confirmLabel: question ? label : doing,
    cancelLabel: words.keepAll,
  }
}
