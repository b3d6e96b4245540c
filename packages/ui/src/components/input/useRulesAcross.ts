import { useEffect, useEffectEvent } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'

/**
 * Validates again when a field or `given` changes, for rules that read several fields. Covers the fields already
 * touched, or all of them once the form was submitted. Server errors stay until their own field changes.
 * @param given what the rules read besides the fields
 */
export function useRulesAcross<Values extends FieldValues>(
  {
    subscribe,
    getValues,
    getFieldState,
    trigger,
    formState,
  }: Pick<
    UseFormReturn<Values, unknown, FieldValues>,
    'subscribe' | 'getValues' | 'getFieldState' | 'trigger' | 'formState'
  >,
  given: unknown,
) {
  const { isSubmitted } = formState
  const lookAgain = useEffectEvent((changed?: string) => {
    const fields = Object.keys(getValues()) as FieldPath<Values>[]
    const speaking = fields.filter((field) => {
      const { isTouched, error } = getFieldState(field)
      if (error?.type === 'server') return field === changed
      return isSubmitted || isTouched
    })
    if (speaking.length > 0) void trigger(speaking)
  })
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ name }) => name !== undefined && lookAgain(name) }),
    [subscribe],
  )
  useEffect(() => lookAgain(), [given])
}
