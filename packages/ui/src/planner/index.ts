export * from './PlannerScreen.tsx'
export * from './ViewSwitch.tsx'
