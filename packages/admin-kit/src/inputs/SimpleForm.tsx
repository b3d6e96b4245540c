import { consoleMessages as words } from '@potager/domain/messages'
import { FormActions } from '@potager/ui/input'
import type { ReactNode } from 'react'
import { Form, type FormProps, useSaveContext } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { BindingContext } from './binding.ts'
import { useFormBinding } from './formBinding.ts'

export type SimpleFormProps = Pick<
  FormProps,
  'defaultValues' | 'validate' | 'warnWhenUnsavedChanges' | 'onSubmit' | 'sanitizeEmptyValues'
> & { children: ReactNode /** The label of the button. */; submitLabel?: string }

/** A form over the record of the surrounding `Edit` or `Create`, one input below the other. */
export function SimpleForm({ children, submitLabel = words.save, ...form }: SimpleFormProps) {
  const { saving = false } = useSaveContext()
  const navigate = useNavigate()
  return (
    <Form {...form} noValidate>
      <BindingContext value={useFormBinding}>{children}</BindingContext>
      <FormActions
        submit={submitLabel}
        submittingLabel={words.saving}
        submitting={saving}
        onCancel={() => void navigate(-1)}
      />
    </Form>
  )
}
