/** A view in English (`packages/storybook/config/plugins.ts`). */
declare module '*/FirstSteps.tsx?english' {
  export { FirstSteps } from '@potager/ui/first-steps'
}
