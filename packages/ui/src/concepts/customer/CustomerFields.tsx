import type { CustomerDraft } from '@potager/domain/customer'
import { customerFormMessages as words } from '@potager/domain/messages'
import { type Control, Controller } from 'react-hook-form'
import { TextField, type TextFieldProps } from '../../components/input/index.ts'
import css from './customer-fields.module.css'

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
