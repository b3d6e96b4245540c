import { consoleMessages as words } from '@potager/domain/messages'
import { type ComponentType, createContext, type ReactNode, use } from 'react'
import { type DeleteManyParams, HttpError, type RaRecord, type UpdateManyParams } from 'react-admin'
import type { Subject } from '../admin/subject.tsx'
import { PartlyFailed, reasonOf } from '../data/failures.ts'

/** Props of an action's own question; the answer is passed on as the reason. */
export type OwnQuestionProps<Row> = {
  rows: readonly Row[]
  /** True while the action runs; the question stays open with the answer for the rows that failed. */
  running: boolean
  onRun: (reason: string) => void
  onKeep: () => void
}

/** What every action says and asks, on one record or on each selected record of a list. */
export type ActionProps<Row extends RaRecord = RaRecord> = {
  /** The verb, followed by its object in a question. */
  label: string
  /** Puts the object after a colon, where it cannot follow the verb grammatically. */
  apart?: boolean
  /** The question, where verb and object do not form one; about one record unless a count is given. */
  question?: (counted?: string) => string
  /** The button also names its object: a bare « Annuler » dismisses everywhere else. */
  spelled?: boolean
  /** Whether it can be done with a record; by default with any. */
  fits?: (record: Row) => boolean
  /** Asks for confirmation; several records always do. */
  asks?: boolean
  warning?: string
  /** Further details for the question, loaded when it is asked; a non-empty result forces the question. */
  concerns?: (records: readonly Row[]) => Promise<ReactNode>
  /** Asks for a reason, on a back end that keeps one; written as `reason`. */
  asksReason?: boolean
  Question?: ComponentType<OwnQuestionProps<Row>>
  destructive?: boolean
  /** react-admin's: 'undoable' asks nothing, shows the change at once and writes it when its notice ends. Default: 'pessimistic'. */
  mutationMode?: 'pessimistic' | 'undoable'
}

export type UpdateProps<Row extends RaRecord = RaRecord> = ActionProps<Row> & {
  /** The fields to write. Without a call for the first of them, the button is not there. */
  data: Readonly<Record<string, unknown>>
  /** The fields that take the change back, from the record as it was; null where that one cannot be taken back. */
  undo?: (before: Row) => object | null
}

/** An action: a change of records, or their deletion. */
export type Action<Row extends RaRecord = RaRecord> = ActionProps<Row> &
  Partial<Pick<UpdateProps<Row>, 'data' | 'undo'>>

/** Where the buttons of actions stand: over a record, or over the selected rows of a list. */
export type ActionsHere = {
  begin: (action: Action) => void
  running: boolean
  many: boolean
  size?: 'small'
}

export const ActionsContext = createContext<ActionsHere | null>(null)

/** What the surrounding record, or bar of selected rows, does with an action. @throws Error outside of both */
export function useActionsHere(): ActionsHere {
  const here = use(ActionsContext)
  if (!here)
    throw new Error('A button of an action stands in the actions of a Show, or in the bulkActionButtons of a DataTable')
  return here
}

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
  { count, fullNameOf, things }: Pick<Subject<Row>, 'count' | 'fullNameOf' | 'things'>,
  rows: readonly Row[],
) {
  const one = rows.length === 1 ? things?.one : undefined
  const doing = words.doing(label, one ?? count(rows.length), apart)
  const named = words.named(rows.slice(0, MOST_NAMED).map(fullNameOf), Math.max(0, rows.length - MOST_NAMED))
  return {
    title: question ? question(rows.length === 1 ? undefined : count(rows.length)) : words.asking(doing),
    message: warning ? `${named} ${warning}` : named,
    confirmLabel: question ? label : doing,
    keepLabel: words.keepAll,
  }
}

export type RowFailure<Row> = { row: Row; why: string }

/** The methods of the data provider that write many; what they answer is not read. */
type Writer = {
  updateMany: (resource: string, params: UpdateManyParams) => Promise<unknown>
  deleteMany: (resource: string, params: DeleteManyParams) => Promise<unknown>
}

/** Runs an action on rows, with one reason for all; a row that fails does not stop the rest. Returns those that failed. */
export function writeRows<Row extends RaRecord>(
  dataProvider: Writer,
  resource: string,
  { data, asksReason }: Pick<Action<Row>, 'data' | 'asksReason'>,
  rows: readonly Row[],
  reason: string,
): Promise<RowFailure<Row>[]> {
  const ids = rows.map(({ id }) => id)
  return failuresOf(rows, () =>
    data
      ? dataProvider.updateMany(resource, {
          ids,
          data: asksReason ? { ...data, reason } : data,
          meta: { previousData: rows },
        })
      : dataProvider.deleteMany(resource, { ids, meta: { previousData: rows, ...(asksReason && { reason }) } }),
  )
}

/** Takes an action back on the rows as they were before it. Returns the rows for which that failed. */
export async function undoRows<Row extends RaRecord>(
  dataProvider: Writer,
  resource: string,
  undo: (before: Row) => object | null,
  rows: readonly Row[],
): Promise<RowFailure<Row>[]> {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const change = JSON.stringify(undo(row))
    groups.set(change, [...(groups.get(change) ?? []), row])
  }
  const failures: RowFailure<Row>[] = []
  for (const before of groups.values()) {
    const data = before[0] && undo(before[0])
    if (!data) continue
    const ids = before.map(({ id }) => id)
    failures.push(...(await failuresOf(before, () => dataProvider.updateMany(resource, { ids, data }))))
  }
  return failures
}

async function failuresOf<Row extends RaRecord>(
  rows: readonly Row[],
  write: () => Promise<unknown>,
): Promise<RowFailure<Row>[]> {
  try {
    await write()
    return []
  } catch (error) {
    if (!(error instanceof PartlyFailed)) {
      if (!(error instanceof HttpError)) console.error(error)
      return rows.map((row) => ({ row, why: reasonOf(error) }))
    }
    return error.failed.flatMap(({ id, message: why }) =>
      rows.filter((row) => row.id === id).map((row) => ({ row, why })),
    )
  }
}
