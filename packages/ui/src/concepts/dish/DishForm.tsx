import { zodResolver } from '@hookform/resolvers/zod'
import { type Allergen, allergens, type DishDraft, dishCategories, dishLimits, newDish } from '@potager/domain/dish'
import { dishForm } from '@potager/domain/forms'
import {
  allergenLabels,
  consoleMessages,
  dishCategoryLabels,
  dishFieldLabels,
  dishFormMessages as text,
} from '@potager/domain/messages'
import { type ReactNode, useEffect } from 'react'
import { Controller, type SubmitHandler, useForm } from 'react-hook-form'
import css from '../../components/input/form.module.css'
import {
  CheckField,
  FormActions,
  MoneyField,
  type RestoredFields,
  SelectField,
  type ServerErrors,
  TextField,
  useRestoredFields,
  useServerErrors,
} from '../../components/input/index.ts'

export type DishFormProps = {
  /** The dish to edit; omit for a new one. */
  dish?: DishDraft
  submitting: boolean
  serverErrors: ServerErrors
  /** Receives the dish once it is valid. */
  onSubmit: (dish: DishDraft) => void
  /** Leaves without saving. */
  onCancel: () => void
  onDirty: (dirty: boolean) => void
  back?: ReactNode
  /** What was typed in an earlier visit, and what keeps the current draft. */
  restored?: RestoredFields<DishDraft>
}

const categories = dishCategories.map((value) => ({ value, label: dishCategoryLabels[value] }))

/**
 * Creates or edits a dish; availability of an existing dish is set elsewhere. Unsaved input stays until the page is
 * left.
 */
export function DishForm(props: DishFormProps) {
  const { dish: start, submitting, serverErrors, onSubmit, onCancel, onDirty, restored } = props
  const form = useForm<DishDraft>({
    resolver: zodResolver(dishForm),
    defaultValues: start ?? newDish,
    mode: 'onTouched',
  })
  const { control, formState } = form
  const { isDirty } = formState
  useServerErrors(form, serverErrors)
  useRestoredFields(form, restored)
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])
  const send: SubmitHandler<DishDraft> = (dish) => {
    if (!submitting) onSubmit(dish)
  }

  return (
    <form className={css.form} noValidate onSubmit={(event) => void form.handleSubmit(send)(event)}>
      {props.back}
      {start ? <h2 className={css.title}>{consoleMessages.editing}</h2> : <h1 className={css.title}>{text.title}</h1>}
      <div className={css.columns}>
        <div className={css.group}>
          <Controller
            control={control}
            name="name"
            render={({ field, fieldState }) => (
              <TextField {...field} label={text.name} required error={fieldState.error?.message} />
            )}
          />
          <Controller
            control={control}
            name="description"
            render={({ field, fieldState }) => (
              <TextField
                {...field}
                label={dishFieldLabels.description}
                rows={4}
                error={fieldState.error?.message}
                hint={text.counter(field.value.length, dishLimits.description.max)}
              />
            )}
          />
          <div className={css.row}>
            <Controller
              control={control}
              name="price"
              render={({ field, fieldState }) => (
                <MoneyField {...field} label={text.price} required error={fieldState.error?.message} />
              )}
            />
            <Controller
              control={control}
              name="category"
              render={({ field, fieldState }) => (
                <SelectField
                  label={dishFieldLabels.category}
                  value={field.value}
                  options={categories}
                  onChange={field.onChange}
                  error={fieldState.error?.message}
                />
              )}
            />
          </div>
          {!start && (
            <Controller
              control={control}
              name="available"
              render={({ field }) => (
                <CheckField label={text.available} checked={field.value} onChange={field.onChange} />
              )}
            />
          )}
        </div>
        <Controller
          control={control}
          name="allergens"
          render={({ field }) => <AllergenChoice value={field.value} onChange={field.onChange} />}
        />
      </div>
      <FormActions
        submit={start ? consoleMessages.save : text.submit}
        submittingLabel={start ? consoleMessages.saving : text.submitting}
        submitting={submitting}
        onCancel={onCancel}
      />
    </form>
  )
}

type AllergenChoiceProps = { value: readonly Allergen[]; onChange: (value: Allergen[]) => void }

function AllergenChoice({ value, onChange }: AllergenChoiceProps) {
  return (
    <fieldset className={css.group}>
      <legend>{dishFieldLabels.allergens}</legend>
      <p className={css.hint}>{text.allergensHint}</p>
      <div className={css.checks}>
        {allergens.map((allergen) => (
          <CheckField
            key={allergen}
            label={allergenLabels[allergen]}
            checked={value.includes(allergen)}
            onChange={(checked) =>
              onChange(allergens.filter((one) => (one === allergen ? checked : value.includes(one))))
            }
          />
        ))}
      </div>
    </fieldset>
  )
}
