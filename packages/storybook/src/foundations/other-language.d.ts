/** A view in English (`packages/storybook/config/other-language.ts`). */
declare module '*/FirstSteps.tsx?english' {
  export { FirstSteps } from '@potager/ui/first-steps'
}
