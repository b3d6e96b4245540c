import { zodResolver } from '@hookform/resolvers/zod'
import type { changeForm, eventRequestForm, reservationForm } from '@potager/domain/forms'
import { type DefaultValues, type FieldValues, type Resolver, useForm, useWatch } from 'react-hook-form'
import { useRulesAcross } from '../../components/input/form-hooks.ts'

/** The form rules, for a known capacity. */
export type BookingRules = ReturnType<typeof reservationForm | typeof eventRequestForm | typeof changeForm>

/**
 * The form of a booking; `draft` holds its current values.
 * @param start initial values
 * @param rules validation of a draft, which also reads `given`
 */
export function useDraftForm<Draft extends FieldValues>(
  start: Draft,
  rules: (draft: Draft) => BookingRules,
  given: unknown,
) {
  const resolver: Resolver = (typed, context, options) =>
    // Submits the raw values: the draft's own table converts them for the server.
    zodResolver<FieldValues, unknown, unknown>(rules(typed as Draft), undefined, { raw: true })(typed, context, options)
  const form = useForm<Draft>({
    defaultValues: start as DefaultValues<Draft>,
    resolver: resolver as Resolver<Draft>,
    mode: 'onTouched',
    // Only the page knows which input to focus (day or time, or which room): useProblemFocus does it.
    shouldFocusError: false,
  })
  useRulesAcross(form, given)
  const draft = useWatch({ control: form.control }) as Draft
  return { form, draft }
}
