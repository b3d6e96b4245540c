export { DishForm, type DishFormProps } from './DishForm.tsx'
