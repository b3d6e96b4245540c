import type { Customer } from '@potager/domain/customer'
import { orderWizardMessages as text } from '@potager/domain/messages'
import { CustomerPicker, type CustomerPickerProps, TextField } from '../../../components/input/index.ts'
import css from './wizard.module.css'

export type CustomerStepProps = {
  customer: Customer | null
  customerName: string
  nameError: string | undefined
  search: Pick<CustomerPickerProps, 'onSearch' | 'options' | 'answered' | 'onCreate' | 'loading' | 'error'>
  onCustomer: (customer: Customer | null) => void
  onCustomerName: (name: string) => void
}

/** Chooses a known customer, or takes a name. */
export function CustomerStep({
  customer,
  customerName,
  nameError,
  search,
  onCustomer,
  onCustomerName,
}: CustomerStepProps) {
  return (
    <div className={css.fields}>
      <CustomerPicker value={customer} onChange={onCustomer} {...search} />
      {!customer && (
        <TextField
          label={text.orTypeName}
          hint={text.nameHint}
          error={nameError}
          autoComplete="off"
          value={customerName}
          onChange={onCustomerName}
        />
      )}
    </div>
  )
}
