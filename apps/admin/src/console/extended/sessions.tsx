export { description } from '@potager/admin-kit/descriptions/sessions'
