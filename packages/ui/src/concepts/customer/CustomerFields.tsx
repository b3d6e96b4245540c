import { zodResolver } from '@hookform/resolvers/zod'
import type { CustomerDraft } from '@potager/domain/customer'
import { customerForm } from '@potager/domain/forms'
import { customerFormMessages as words } from '@potager/domain/messages'
import { useEffect } from 'react'
import { type Control, Controller, type Resolver, useForm } from 'react-hook-form'
import { type ServerErrors, TextField, type TextFieldProps, useServerErrors } from '../../components/input/index.ts'
import css from './customer.module.css'

// What is typed goes to the server, which writes it in one way; the schema takes more than texts where one may be blank.
const rules = zodResolver(customerForm, undefined, { raw: true }) as Resolver<CustomerDraft>

type CustomerFormOptions = {
  start: CustomerDraft
  serverErrors: ServerErrors
  /** Called with whether there is unsaved input. */
  onDirty: (dirty: boolean) => void
}

/** The form of a customer, with the server's errors at its fields. */
export function useCustomerForm({ start, serverErrors, onDirty }: CustomerFormOptions) {
  const form = useForm<CustomerDraft>({
    resolver: rules,
    defaultValues: start,
    mode: 'onTouched',
  })
  const { isDirty } = form.formState
  useServerErrors(form, serverErrors)
  useEffect(() => {
    onDirty(isDirty)
    return () => onDirty(false)
  }, [isDirty, onDirty])
  return form
}

type CustomerFieldsProps = { control: Control<CustomerDraft> }

/** What is kept of a customer: name, phone, e-mail, note. */
export function CustomerFields({ control }: CustomerFieldsProps) {
  return (
    <div className={css.fields}>
      <CustomerText control={control} name="fullName" label={words.fullName} required />
      <p className={css.hint}>{words.contactHint}</p>
      <div className={css.row}>
        <CustomerText control={control} name="phone" label={words.phone} hint={words.phoneHint} inputMode="tel" />
        <CustomerText control={control} name="email" label={words.email} inputMode="email" />
      </div>
      <CustomerText control={control} name="note" label={words.note} hint={words.noteHint} rows={3} />
    </div>
  )
}

type CustomerTextProps = CustomerFieldsProps & {
  name: keyof CustomerDraft
} & Pick<TextFieldProps, 'label' | 'hint' | 'rows' | 'inputMode' | 'required'>

function CustomerText({ control, name, ...text }: CustomerTextProps) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        // The browser knows the person at the desk, not the customer.
        <TextField {...field} {...text} autoComplete="off" error={fieldState.error?.message} />
      )}
    />
  )
}
