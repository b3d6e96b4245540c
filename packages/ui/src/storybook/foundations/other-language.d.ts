/** A view in English (`.storybook/other-language.ts`). */
declare module '*/FirstSteps.tsx?english' {
  export { FirstSteps } from '@potager/ui/first-steps'
}
