export { allergenText } from './allergen-text.ts'
