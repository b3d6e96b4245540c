import { FormActions, MoneyField, SelectField, TextField } from '@potager/ui/input'
import { EditBase, Form, useInput, useRecordContext, useRedirect } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { type Supplier, stateOptions } from './suppliers'

const needed = (value: unknown) => (value === '' || value == null ? 'À remplir.' : undefined)

/** react-admin wraps what a rule says. */
function saidBy(error: { message?: string } | undefined): string | undefined {
  const [, wrapped] = /^@@react-admin@@(.*)$/.exec(error?.message ?? '') ?? []
  return wrapped ? JSON.parse(wrapped) : error?.message
}

function NameInput() {
  const { field, fieldState } = useInput({ source: 'name', validate: needed })
  return <TextField label="Nom" required error={saidBy(fieldState.error)} {...field} />
}

function StateInput() {
  const { field } = useInput<Supplier['state']>({ source: 'state' })
  return <SelectField label="État" options={stateOptions} value={field.value} onChange={field.onChange} />
}

function MinimumInput() {
  const { field, fieldState } = useInput({ source: 'minimum', validate: needed })
  return <MoneyField label="Minimum de commande" required error={saidBy(fieldState.error)} {...field} />
}

function Actions() {
  const { isSubmitting } = useFormState()
  const redirect = useRedirect()
  return (
    <FormActions
      submit="Enregistrer"
      submittingLabel="Enregistrement…"
      submitting={isSubmitting}
      onCancel={() => redirect('list', 'suppliers')}
    />
  )
}

function Title() {
  const supplier = useRecordContext<Supplier>()
  return <h1>{supplier?.name}</h1>
}

export const SupplierEdit = () => (
  <EditBase mutationMode="pessimistic" redirect="list">
    <Title />
    <Form noValidate>
      <NameInput />
      <StateInput />
      <MinimumInput />
      <Actions />
    </Form>
  </EditBase>
)
