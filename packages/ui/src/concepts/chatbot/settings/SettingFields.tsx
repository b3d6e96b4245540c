import type { ChatbotSettings } from '@potager/domain/chatbot-settings'
import { chatbotSettingsScreenMessages as words } from '@potager/domain/messages'
import { useId } from 'react'
import { type Control, Controller, type FieldPathByValue } from 'react-hook-form'
import form from '../../../components/input/form.module.css'
import { CheckField, SelectField, TextField, WholeNumberField } from '../../../components/input/index.ts'
import css from './ChatbotSettingsScreen.module.css'

type Path<Value> = FieldPathByValue<ChatbotSettings, Value>
type SettingProps<Value> = {
  control: Control<ChatbotSettings>
  name: Path<Value>
  label: string
  /** What the setting does, or that it has no effect on this backend. */
  hint?: string
}

/** A switch. */
export function FlagSetting({ control, name, label, hint }: SettingProps<boolean>) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field }) => (
        <div>
          <CheckField ref={field.ref} label={label} checked={field.value} onChange={field.onChange} />
          {hint && <p className={form.hint}>{hint}</p>}
        </div>
      )}
    />
  )
}

type NumberSettingProps = SettingProps<number> & { limits: { min: number; max: number; step: number } }

/** A number, with its bounds as a hint. */
export function NumberSetting({ control, name, label, limits: { min, max, step } }: NumberSettingProps) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <WholeNumberField
          ref={field.ref}
          label={label}
          hint={step === 1 ? words.between(min, max) : words.steps(min, max, step)}
          value={field.value}
          // An empty field is not zero: validation then asks for a number.
          onChange={(value) => field.onChange(value ?? Number.NaN)}
          onBlur={field.onBlur}
          error={fieldState.error?.message}
        />
      )}
    />
  )
}

/** A slider with its value and unit. */
export function SliderSetting(props: NumberSettingProps & { show: (value: number) => string }) {
  const { control, name, label, limits, show } = props
  const id = useId()
  return (
    <Controller
      control={control}
      name={name}
      render={({ field }) => (
        <div className={css.slider}>
          <label htmlFor={id}>{label}</label>
          <input
            ref={field.ref}
            id={id}
            type="range"
            {...limits}
            value={field.value}
            aria-valuetext={show(field.value)}
            onChange={(event) => field.onChange(Number(event.target.value))}
          />
          <output htmlFor={id}>{show(field.value)}</output>
        </div>
      )}
    />
  )
}

type ChoiceSettingProps<Value extends string | number> = SettingProps<Value> & {
  options: readonly { value: Value; label: string }[]
}

/** A native select. */
export function ChoiceSetting<Value extends string | number>(props: ChoiceSettingProps<Value>) {
  const { control, name, label, options, hint } = props
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <SelectField
          ref={field.ref}
          label={label}
          hint={hint}
          value={String(field.value)}
          options={options.map((option) => ({ value: String(option.value), label: option.label }))}
          onChange={(value) => field.onChange(options.find((option) => String(option.value) === value)?.value)}
          error={fieldState.error?.message}
        />
      )}
    />
  )
}

/** A text of the chatbot, with its placeholders and length. */
export function MessageSetting({ control, name, label, max }: SettingProps<string> & { max: number }) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <TextField
          {...field}
          label={label}
          rows={3}
          hint={`${words.variables} · ${words.counter(field.value.length, max)}`}
          error={fieldState.error?.message}
        />
      )}
    />
  )
}
