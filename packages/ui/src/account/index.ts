export * from './AccountScreen.tsx'
