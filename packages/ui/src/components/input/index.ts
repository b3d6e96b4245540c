export { CustomerPicker, type CustomerPickerProps } from './CustomerPicker.tsx'
export { Field, type FieldProps } from './Field.tsx'
export { FormActions, type FormActionsProps } from './FormActions.tsx'
export {
  CheckField,
  type CheckFieldProps,
  SelectField,
  type SelectFieldProps,
  TextField,
  type TextFieldProps,
} from './fields.tsx'
export {
  type RestoredFields,
  type ServerErrors,
  useProblemFocus,
  useRestoredFields,
  useServerErrors,
} from './form-hooks.ts'
export { NumberStepper, type NumberStepperProps } from './NumberStepper.tsx'
export { MoneyField, type MoneyFieldProps, WholeNumberField, type WholeNumberFieldProps } from './number-fields.tsx'
export { type Step, Stepper, type StepperProps } from './Stepper.tsx'
