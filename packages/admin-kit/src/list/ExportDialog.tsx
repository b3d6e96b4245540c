import { commonMessages, backOfficeMessages as texts, exportMessages as words } from '@potager/domain/messages'
import { DetailForm } from '@potager/ui/screen'
import { type ReactNode, type SyntheticEvent, useState } from 'react'
import { useGetList, useListContext } from 'react-admin'
import { useSubject } from '../admin/subject.tsx'
import { type Binding, BindingContext } from '../inputs/binding.ts'
import { asText } from '../query/localList.ts'
import css from './list.module.css'

export type Filter = Readonly<Record<string, unknown>>

/** What an export asks before it begins, in a dialog. */
export type ExportForm = {
  /** Loads the inputs, whose values are filters of the list, once they are asked for. */
  load: () => Promise<ReactNode>
  /** The filters that they set; all others of the list stay. */
  sources: readonly string[]
  /** What they begin with, of the list's filters; by default just these. */
  start?: (filter: Filter) => Filter
}

export type ExportDialogProps = {
  form: ExportForm
  inputs: ReactNode
  /** Called with the filters that the exported rows match. */
  onExport: (filter: Filter) => void
  onClose: () => void
}

/** The filters without those that nothing was chosen for. */
const chosen = (filter: Filter): Filter =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => asText(value) !== ''))

/** Asks what is exported, beginning with the list's filters, and says how many rows that is. */
export function ExportDialog({ form, inputs, onExport, onClose }: ExportDialogProps) {
  const { sources, start = (filter) => filter } = form
  const { filterValues } = useListContext()
  const subject = useSubject()
  const [values, setValues] = useState<Filter>(() => start(filterValues as Filter))
  // Not by react-admin's form, which would come with every list.
  const bind: Binding = ({ source, validate }) => {
    const error = [validate ?? []]
      .flat()
      .map((wrongOf): unknown => wrongOf(values[source], values, {}))
      .find((wrong) => typeof wrong === 'string')
    return {
      filters: false,
      value: values[source],
      onChange: (value) => setValues((now) => ({ ...now, [source]: value })),
      error,
    }
  }
  const filter = chosen(values)
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const wrong = event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (wrong) {
      wrong.focus()
      return
    }
    onExport(filter)
    onClose()
  }
  return (
    <DetailForm
      open
      title={words.title(subject.label)}
      cancel={commonMessages.cancel}
      submit={texts.export}
      saving={false}
      onClose={onClose}
    >
      {({ id }) => (
        <form id={id} noValidate onSubmit={submit}>
          <BindingContext value={bind}>
            <div className={css.exported}>{inputs}</div>
          </BindingContext>
          {Object.keys(filter).some((name) => !sources.includes(name)) && <p className={css.hint}>{words.filtered}</p>}
          <RowCount filter={filter} />
        </form>
      )}
    </DetailForm>
  )
}

const one = { page: 1, perPage: 1 }

/** How many rows the export would have. */
function RowCount({ filter }: { filter: Filter }) {
  const { resource, sort } = useListContext()
  const { total, error, isPlaceholderData } = useGetList(resource, { pagination: one, sort, filter })
  const counting = !error && (total === undefined || isPlaceholderData)
  const known = total === 0 ? words.noRow : words.rows(total ?? 0)
  return (
    <p aria-live="polite">
      <strong>{error ? words.uncounted : counting ? words.counting : known}</strong>
    </p>
  )
}
