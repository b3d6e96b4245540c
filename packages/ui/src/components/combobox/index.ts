export * from './useCombobox.ts'
