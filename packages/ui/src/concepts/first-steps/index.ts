export { FirstSteps, type FirstStepsProps } from './FirstSteps.tsx'
