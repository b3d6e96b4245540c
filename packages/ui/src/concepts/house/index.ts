export { HouseForm, type HouseFormProps } from './HouseForm.tsx'
