import { openHouse } from '@potager/domain/config'
import { type ReactNode, useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { tabTo } from './keyboard.ts'

/** State of a controlled field in a story; also reports every change. */
export function useFieldState<Value>(first: Value, tell: (value: Value) => void) {
  const [value, setValue] = useState(first)
  const onChange = (next: Value) => {
    tell(next)
    setValue(next)
  }
  return { value, onChange }
}

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

/**
 * Asserts that an empty list says what fills it, and that Tab reaches the one control that leads there; without a
 * control's name, that there is none. Returns the control.
 */
export async function expectFilledBy(canvasElement: HTMLElement, title: string, hint: string, control?: string) {
  const state = within(canvasElement).getByText(title).parentElement as HTMLElement
  await expect(within(state).getByText(hint)).toBeVisible()
  const controls = [...state.querySelectorAll<HTMLElement>('a, button')]
  await expect(controls.map(({ textContent }) => textContent)).toEqual(control === undefined ? [] : [control])
  await tabTo(...controls)
  return controls[0]
}

/** Names the house of a story; what it answers takes the name back. */
export function inTheJardin() {
  openHouse({ name: 'Le Jardin', sentence: '' })
  return () => openHouse()
}
