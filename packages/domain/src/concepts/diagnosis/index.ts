export * from './diagnose.ts'
export * from './diagnosis.calls.ts'
export * from './diagnosis.ts'
export { likenessTo, type ReadSign, readGiven, saysSomething, symptomLikeness } from './symptom-likeness.ts'
