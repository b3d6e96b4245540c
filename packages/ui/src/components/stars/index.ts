export * from './Stars.tsx'
