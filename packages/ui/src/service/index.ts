export * from './ServiceScreen.tsx'
