import { type FirstStep, type FirstSteps, firstSteps } from './first-steps.calls.ts'

/** The step to do next, or null when all are done. Steps that are null are not the caller's. */
export function nextStep(steps: FirstSteps): FirstStep | null {
  return firstSteps.find((step) => steps[step] === false) ?? null
}

/** The steps of who works for no restaurant yet: the others are done in a restaurant of theirs. */
export const stepsWithoutRestaurant: readonly FirstStep[] = ['restaurant']
