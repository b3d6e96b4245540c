export * from './DateInput.tsx'
export * from './TimeInput.tsx'
