export * from './diagnose.ts'
export * from './diagnosis.calls.ts'
export * from './diagnosis.ts'
export * from './symptom-likeness.ts'
