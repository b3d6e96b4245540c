export { useCopy } from './useCopy.ts'
