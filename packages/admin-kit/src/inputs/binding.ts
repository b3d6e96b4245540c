import { createContext, type ReactNode, use } from 'react'
import { useTranslateLabel, type Validator } from 'react-admin'
import { asText } from '../query/localList.ts'

/** A choice, as react-admin has them. */
export type Choice = { id: string | number | boolean; name: string }

/** Choices; or their words by value, in their order, where values are texts. */
export type Choices = readonly Choice[] | Readonly<Record<string, string>>

const isList = (choices: Choices): choices is readonly Choice[] => Array.isArray(choices)

/** Choices, whichever way they are given. */
export function listed(choices: Choices): readonly Choice[] {
  return isList(choices) ? choices : Object.entries(choices).map(([id, name]) => ({ id, name }))
}

export type InputProps = {
  source: string
  /** By default react-admin's name of the source. */
  label?: string
  defaultValue?: unknown
  validate?: Validator | Validator[]
  helperText?: string
}

/** An input, bound to what surrounds it. */
export type Bound = {
  /** True for a filter of a list, false for a field of a form. */
  filters: boolean
  label: string
  value: unknown
  onChange: (value: unknown) => void
  onBlur?: () => void
  error?: ReactNode
  required?: boolean
}

/** What an input is bound to, but for its label, which every binding names alike. */
export type Binding = (input: InputProps) => Omit<Bound, 'label'>

function unbound(): never {
  throw new Error('An input stands in the filters of a List, or in a SimpleForm')
}

export const BindingContext = createContext<Binding>(unbound)

/** What an input shows and tells: to the filters of the surrounding list, or to the surrounding form. */
export function useBound(input: InputProps): Bound {
  const useBinding = use(BindingContext)
  return { ...useBinding(input), label: asText(useTranslateLabel()(input)) }
}
