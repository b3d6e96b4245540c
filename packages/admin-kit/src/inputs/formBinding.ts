import { useInput, useTranslate, useTranslateLabel } from 'react-admin'
import { asText } from '../query/localList.ts'
import type { Binding } from './binding.ts'

const ENCODED = '@@react-admin@@'
type Told = string | { message: string; args?: object }

/** A validator's message: plain, or with arguments in react-admin's encoding. */
function useMessage() {
  const translate = useTranslate()
  return (error: string): string => {
    const told = error.startsWith(ENCODED) ? (JSON.parse(error.slice(ENCODED.length)) as Told) : error
    const { message, args } = typeof told === 'string' ? { message: told, args: {} } : told
    return translate(message, { _: message, ...args })
  }
}

/** Binds an input to react-admin's form around it; what is wrong shows once it was left, or all once it was submitted. */
export const useFormBinding: Binding = ({ source, label, defaultValue, validate }) => {
  const named = useTranslateLabel()
  const message = useMessage()
  const { field, fieldState, formState, isRequired } = useInput({
    source,
    ...(defaultValue === undefined ? {} : { defaultValue }),
    ...(validate === undefined ? {} : { validate }),
  })
  const error = fieldState.isTouched || formState.isSubmitted ? fieldState.error?.message : undefined
  return {
    filters: false,
    label: asText(named({ source, label })),
    value: field.value,
    onChange: field.onChange,
    onBlur: field.onBlur,
    required: isRequired,
    error: error === undefined ? undefined : message(error),
  }
}
