import { zodResolver } from '@hookform/resolvers/zod'
import type { eventRequestForm, reservationForm } from '@potager/domain/forms'
import { type DefaultValues, type FieldValues, type Resolver, useForm, useWatch } from 'react-hook-form'
import { useRulesAcross } from '../../components/input/useRulesAcross.ts'

/** The rules of a booking's form, once its capacity is known. */
export type BookingRules = ReturnType<typeof reservationForm | typeof eventRequestForm>

/**
 * The form of a booking, which holds its draft: `draft` is what is in it now.
 * @param start what it opens with
 * @param rules those of a draft, and `given` what they read beside it
 */
export function useDraftForm<Draft extends FieldValues>(
  start: Draft,
  rules: (draft: Draft) => BookingRules,
  given: unknown,
) {
  const resolver: Resolver = (typed, context, options) =>
    // What is sent is what was typed: the draft's own table writes it for the server.
    zodResolver<FieldValues, unknown, unknown>(rules(typed as Draft), undefined, { raw: true })(typed, context, options)
  const form = useForm<Draft>({
    defaultValues: start as DefaultValues<Draft>,
    resolver: resolver as Resolver<Draft>,
    mode: 'onTouched',
    // Of a day and its time, or of several rooms, only the page knows which is the one to mend: useProblemFocus.
    shouldFocusError: false,
  })
  useRulesAcross(form, given)
  const draft = useWatch({ control: form.control }) as Draft
  return { form, draft }
}
