import { type HistoryListProps, RecordFacts } from '@potager/ui/record'
import { createContext, type ReactNode, use } from 'react'
import { type RaRecord, useRecordContext, useTranslateLabel } from 'react-admin'
import { elementsIn } from '../list/column.ts'
import { asText, valueAt } from '../query/localList.ts'

/** The history of the surrounding record, beside its fields: given around a `SimpleShowLayout`. */
export const HistoryContext = createContext<HistoryListProps | undefined>(undefined)

type Props = { source?: string; label?: string; render?: (record: never) => ReactNode; emptyText?: string }

/**
 * Whether a field element holds nothing of a record, as far as its props tell. What is rendered may be false for nothing; a value
 * that is false is a value.
 */
export function holdsNothing({ source, render, emptyText }: Props, record: RaRecord): boolean {
  if (emptyText !== undefined) return false
  if (!render) return source === undefined || (valueAt(record, source) ?? '') === ''
  const shown = render(record as never) ?? ''
  return shown === '' || shown === false
}

/** The fields of the surrounding record, each after its label; those that hold nothing are left out. */
export function SimpleShowLayout({ children }: { children: ReactNode }) {
  const record = useRecordContext()
  const named = useTranslateLabel()
  const facts = elementsIn(children).flatMap((element) => {
    const props = element.props as Props
    if (!record || holdsNothing(props, record)) return []
    return [[asText(named({ source: props.source ?? '', label: props.label })), element] as const]
  })
  return <RecordFacts facts={facts} history={use(HistoryContext)} />
}
