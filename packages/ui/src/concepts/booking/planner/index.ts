export * from './PlannerScreen.tsx'
