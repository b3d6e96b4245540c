export { RetentionForm, type RetentionFormProps } from './RetentionForm.tsx'
