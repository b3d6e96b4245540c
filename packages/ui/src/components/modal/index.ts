export * from './useModal.ts'
