import { consoleMessages as words } from '@potager/domain/messages'
import { FormActions } from '@potager/ui/input'
import type { ReactNode } from 'react'
import { Form, type FormProps, useInput, useSaveContext, ValidationError } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { type Binding, BindingContext } from './binding.ts'

/** Binds an input to react-admin's form around it; what is wrong shows once it was left, or all once it was submitted. */
const useFormBinding: Binding = ({ source, defaultValue, validate }) => {
  const { field, fieldState, formState, isRequired } = useInput({
    source,
    ...(defaultValue === undefined ? {} : { defaultValue }),
    ...(validate === undefined ? {} : { validate }),
  })
  const error = fieldState.isTouched || formState.isSubmitted ? fieldState.error?.message : undefined
  return {
    filters: false,
    value: field.value,
    onChange: field.onChange,
    onBlur: field.onBlur,
    required: isRequired,
    error: error === undefined ? undefined : <ValidationError error={error} />,
  }
}

export type SimpleFormProps = Pick<
  FormProps,
  'defaultValues' | 'validate' | 'warnWhenUnsavedChanges' | 'onSubmit' | 'sanitizeEmptyValues'
> & { children: ReactNode }

/** A form over the record of the surrounding `Edit` or `Create`, one input below the other. */
export function SimpleForm({ children, ...form }: SimpleFormProps) {
  const { saving = false } = useSaveContext()
  const navigate = useNavigate()
  return (
    <Form {...form} noValidate>
      <BindingContext value={useFormBinding}>{children}</BindingContext>
      <FormActions
        submit={words.save}
        submittingLabel={words.saving}
        submitting={saving}
        onCancel={() => void navigate(-1)}
      />
    </Form>
  )
}
