import { commonMessages, backOfficeMessages as texts, exportMessages as words } from '@potager/domain/messages'
import { Button } from '@potager/ui/button'
import { DetailDialog } from '@potager/ui/screen'
import { useId } from 'react'
import { Form, useGetList, useListContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { useSubject } from '../admin/subject.ts'
import { BindingContext } from '../inputs/binding.ts'
import { useFormBinding } from '../inputs/formBinding.ts'
import { asText } from '../query/localList.ts'
import type { ExportForm, Filter } from './exportForm.ts'
import css from './list.module.css'

export type ExportDialogProps = {
  form: ExportForm
  /** Called with the filters that the exported rows match. */
  onExport: (filter: Filter) => void
  onClose: () => void
}

/** The filters without those that nothing was chosen for. */
const chosen = (filter: Filter): Filter =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => asText(value) !== ''))

/** Asks what is exported, beginning with the list's filters, and says how many rows that is. */
export function ExportDialog({ form, onExport, onClose }: ExportDialogProps) {
  const { inputs, sources, start = (filter) => filter } = form
  const id = useId()
  const { filterValues } = useListContext()
  const { label } = useSubject()
  const begun = chosen(start(filterValues as Filter))
  const others = Object.fromEntries(Object.entries(begun).filter(([name]) => !sources.includes(name)))
  const asked = Object.fromEntries(sources.map((name) => [name, begun[name] ?? '']))
  const filterOf = (values: Filter) => chosen({ ...others, ...values })
  return (
    <DetailDialog
      open
      title={words.title(label)}
      actions={
        <>
          <Button onClick={onClose}>{commonMessages.cancel}</Button>
          <Button type="submit" form={id} variant="contained">
            {texts.export}
          </Button>
        </>
      }
      onClose={onClose}
    >
      <Form
        id={id}
        noValidate
        defaultValues={asked}
        onSubmit={(values: Filter) => {
          onExport(filterOf(values))
          onClose()
        }}
      >
        <BindingContext value={useFormBinding}>
          <div className={css.exported}>{inputs}</div>
        </BindingContext>
        {Object.keys(others).length > 0 && <p className={css.hint}>{words.filtered}</p>}
        <RowCount filterOf={filterOf} />
      </Form>
    </DetailDialog>
  )
}

const one = { page: 1, perPage: 1 }

/** How many rows the export would have. */
function RowCount({ filterOf }: { filterOf: (values: Filter) => Filter }) {
  const { resource, sort } = useListContext()
  const values = useWatch() as Filter
  const filter = filterOf(values)
  const { total, isPending, isPlaceholderData, error } = useGetList(resource, { pagination: one, sort, filter })
  return (
    <p aria-live="polite">
      <strong>
        {error || total === undefined
          ? isPending && !error
            ? words.counting
            : words.uncounted
          : isPlaceholderData
            ? words.counting
            : total === 0
              ? words.noRow
              : words.rows(total)}
      </strong>
    </p>
  )
}
