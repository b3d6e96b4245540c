import { zodResolver } from '@hookform/resolvers/zod'
import type { CustomerDraft } from '@potager/domain/customer'
import { customerForm } from '@potager/domain/forms'
import { useEffect } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import { type ServerErrors, useServerErrors } from '../../components/input/index.ts'

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
