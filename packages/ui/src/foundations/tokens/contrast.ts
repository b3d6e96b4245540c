export { contrast } from '@potager/domain/colour'
