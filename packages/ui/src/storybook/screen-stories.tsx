import { type ReactNode, useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'

type FilteredProps<Filter> = {
  /** What the screen is given at first, and told of each change. */
  args: { filter: Filter; onFilter: (filter: Filter) => void }
  children: (filtering: { filter: Filter; onFilter: (filter: Filter) => void }) => ReactNode
}

/** Keeps the filter of a screen, as its page does. */
export function Filtered<Filter>({ args, children }: FilteredProps<Filter>) {
  const [filter, setFilter] = useState(args.filter)
  const onFilter = (next: Filter) => {
    setFilter(next)
    args.onFilter(next)
  }
  return children({ filter, onFilter })
}

/** What a screen says of a service that does not answer. */
export const unreachableMessage = 'Le service est injoignable. Réessayez.'

/** Proves that a screen that could not be read can be asked for again. */
export async function expectRetry(canvasElement: HTMLElement, onRetry: () => void): Promise<void> {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Réessayer' }))
  await expect(onRetry).toHaveBeenCalledOnce()
}

/** A story shown as on a telephone. */
export const onPhone = { viewport: { value: 'phone', isRotated: false } }
