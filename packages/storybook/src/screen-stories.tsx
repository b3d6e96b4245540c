import type { ReactNode } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { useFieldState } from './useFieldState.ts'

type FilteredProps<Filter> = {
  args: { filter: Filter; onFilter: (filter: Filter) => void }
  children: (filtering: { filter: Filter; onFilter: (filter: Filter) => void }) => ReactNode
}

/** Stores a screen's filter, as its page does. */
export function Filtered<Filter>({ args, children }: FilteredProps<Filter>) {
  const { value: filter, onChange: onFilter } = useFieldState(args.filter, args.onFilter)
  return children({ filter, onFilter })
}

/** Error message of a service that does not respond. */
export const unreachableMessage = 'Le service est injoignable. Réessayez.'

/** Asserts that a failed screen offers a retry. */
export async function expectRetry(canvasElement: HTMLElement, onRetry: () => void): Promise<void> {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Réessayer' }))
  await expect(onRetry).toHaveBeenCalledOnce()
}

/** Story globals for a phone. */
export const onPhone = { viewport: { value: 'phone', isRotated: false } }
