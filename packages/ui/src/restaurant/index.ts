export { RestaurantForm, type RestaurantFormProps } from './RestaurantForm.tsx'
