import { expect, within } from 'storybook/test'
import { tabTo } from './keyboard.ts'

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
