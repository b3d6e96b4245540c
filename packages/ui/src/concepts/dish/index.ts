export { DishForm, type DishFormProps } from './DishForm.tsx'
export * from './DishImportDialog.tsx'
