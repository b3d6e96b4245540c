import type { RootProps } from '../../foundations/root/index.ts'
import css from './Stepper.module.css'

export type Step = { id: string; label: string }

export type StepperProps = {
  /** Name of the task, read aloud before the steps. */
  label: string
  steps: readonly Step[]
  /** Id of the current step. */
  current: string
  /** The last step that can be chosen; later ones are disabled. */
  furthest: string
  /** Receives the id of the step. */
  onChoose: (id: string) => void
} & RootProps

/** Progress through a task; reached steps can be revisited. */
export function Stepper({ label, steps, current, furthest, onChoose, className, ref }: StepperProps) {
  const at = steps.findIndex((step) => step.id === current)
  const reach = Math.max(
    at,
    steps.findIndex((step) => step.id === furthest),
  )
  return (
    <nav ref={ref} aria-label={label} className={className}>
      <ol className={css.steps}>
        {steps.map((step, index) => (
          <li key={step.id} data-done={index < at}>
            <button
              type="button"
              className={css.step}
              aria-current={index === at ? 'step' : undefined}
              disabled={index > reach}
              onClick={() => onChoose(step.id)}
            >
              <span className={css.number} aria-hidden="true">
                {index + 1}
              </span>
              {step.label}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}
