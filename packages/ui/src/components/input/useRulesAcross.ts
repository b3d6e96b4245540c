import { useEffect, useEffectEvent } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'

/**
 * For rules that read several fields, or what a form is given: when one of them changes, what the other fields say is looked at
 * again, as far as they say anything: those that were left, all once the form was sent. What the server refused of a field stays
 * until that field changes.
 * @param given what the rules read beside the fields
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
  // The rules of the form have it.
  useEffect(() => lookAgain(), [given])
}
