import type { CustomerDraft } from '@potager/domain/customer'
import { consoleMessages } from '@potager/domain/messages'
import css from '../../components/input/form.module.css'
import { FormActions, type RestoredFields, type ServerErrors, useRestoredFields } from '../../components/input/index.ts'
import { CustomerFields, useCustomerForm } from './CustomerFields.tsx'

export type CustomerFormProps = {
  /** Initial values. */
  customer: CustomerDraft
  submitting: boolean
  serverErrors: ServerErrors
  /** What was typed in an earlier visit, and what keeps the current draft. */
  restored?: RestoredFields<CustomerDraft>
  onSubmit: (customer: CustomerDraft) => void
  onCancel: () => void
  /** Called with whether there is unsaved input. */
  onDirty: (dirty: boolean) => void
}

/** Edits a customer on its page. */
export function CustomerForm(props: CustomerFormProps) {
  const { customer, submitting, serverErrors, restored, onSubmit, onCancel, onDirty } = props
  const form = useCustomerForm({ start: customer, serverErrors, onDirty })
  useRestoredFields(form, restored)
  const send = (typed: CustomerDraft) => {
    if (!submitting) onSubmit(typed)
  }
  return (
    <form className={css.form} noValidate onSubmit={(event) => void form.handleSubmit(send)(event)}>
      <h2 className={css.title}>{consoleMessages.editing}</h2>
      <div className={css.group}>
        <CustomerFields control={form.control} />
      </div>
      <FormActions
        submit={consoleMessages.save}
        submittingLabel={consoleMessages.saving}
        submitting={submitting}
        onCancel={onCancel}
      />
    </form>
  )
}
