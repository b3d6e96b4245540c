import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useCombobox } from './useCombobox.ts'

afterEach(cleanup)

const herb = 'Herbe'
const herbs = ['Aneth', 'Basilic', 'Cerfeuil']

type HerbsProps = { options?: readonly string[]; takesFirst?: boolean; awaits?: boolean; alwaysOpen?: boolean }

const onChoose = vi.fn<(herb: string) => void>()
const around = vi.fn<() => void>()

function Herbs({ options = herbs, takesFirst = false, awaits = false, alwaysOpen = false }: HerbsProps) {
  const [open, setOpen] = useState(true)
  const listed = open ? options : []
  const { field, list, optionAt, restart } = useCombobox({
    options: listed,
    takesFirst,
    awaits,
    onChoose,
    ...(alwaysOpen ? {} : { onOpen: setOpen }),
  })
  return (
    <div onKeyDown={around}>
      <input aria-label={herb} {...field} onChange={restart} />
      <ul {...list}>
        {listed.map((option, index) => (
          <li key={option} {...optionAt(index)}>
            {option}
          </li>
        ))}
      </ul>
    </div>
  )
}

function show(props: HerbsProps = {}) {
  onChoose.mockClear()
  around.mockClear()
  const { rerender } = render(<Herbs {...props} />)
  const field = screen.getByRole('combobox')
  /** Presses keys in turn; each result is false when the browser default was prevented. */
  const press = (...keys: string[]) => keys.map((key) => fireEvent.keyDown(field, { key }))
  /** The option named by `aria-activedescendant`, which must be the selected one. */
  const current = () => {
    const named = document.getElementById(field.getAttribute('aria-activedescendant') ?? '')
    expect(screen.queryAllByRole('option', { selected: true })).toEqual(named ? [named] : [])
    return named?.textContent
  }
  return { field, press, current, rerender }
}

describe('arrow keys in the combobox', () => {
  it('cycle through the options and wrap at both ends', () => {
    const { press, current } = show()
    expect(current()).toBeUndefined()
    expect(press('ArrowDown')).toEqual([false])
    expect(current()).toBe('Aneth')
    press('ArrowUp')
    expect(current()).toBe('Cerfeuil')
    press('ArrowDown', 'ArrowDown')
    expect(current()).toBe('Basilic')
  })

  it('enter the list at its last option with ArrowUp', () => {
    const { press, current } = show()
    press('ArrowUp')
    expect(current()).toBe('Cerfeuil')
  })

  it('stay within a list that became shorter, and restart when something is typed', () => {
    const { field, press, current, rerender } = show({ takesFirst: true })
    press('ArrowUp')
    rerender(<Herbs takesFirst options={herbs.slice(0, 2)} />)
    expect(current()).toBe('Basilic')
    fireEvent.change(field, { target: { value: 'a' } })
    expect(current()).toBe('Aneth')
  })
})

describe('Enter in the combobox', () => {
  it('chooses the current option', () => {
    const { press } = show()
    expect(press('ArrowDown', 'ArrowDown', 'Enter')).toEqual([false, false, false])
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('Basilic')
  })

  it('chooses the first option only where the list takes it', () => {
    expect(show().press('Enter')).toEqual([true])
    expect(onChoose).not.toHaveBeenCalled()
    cleanup()
    show({ takesFirst: true }).press('Enter')
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('Aneth')
  })

  it('chooses the first of the awaited options once they arrive, and submits no form meanwhile [TYP-02]', () => {
    const { press, rerender } = show({ takesFirst: true, awaits: true, options: [] })
    expect(press('Enter')).toEqual([false])
    rerender(<Herbs takesFirst awaits options={['Aneth']} />)
    expect(onChoose).not.toHaveBeenCalled()
    rerender(<Herbs takesFirst options={['Basilic']} />)
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('Basilic')
    rerender(<Herbs takesFirst awaits />)
    rerender(<Herbs takesFirst />)
    expect(onChoose).toHaveBeenCalledOnce()
  })

  it('stops waiting after another key, an empty result or further typing [TYP-02]', () => {
    const { field, press, rerender } = show({ takesFirst: true, awaits: true })
    const found = () => {
      rerender(<Herbs takesFirst />)
      rerender(<Herbs takesFirst awaits />)
    }
    press('Enter', 'Tab')
    found()
    press('Enter')
    fireEvent.change(field, { target: { value: 'a' } })
    found()
    press('Enter')
    rerender(<Herbs takesFirst options={[]} />)
    rerender(<Herbs takesFirst awaits />)
    found()
    expect(onChoose).not.toHaveBeenCalled()
    press('ArrowDown', 'Enter')
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('Basilic')
  })

  it('never submits the form around a list that takes its first option [TYP-02]', () => {
    expect(show({ takesFirst: true, options: [] }).press('Enter')).toEqual([false])
  })

  it('is ignored while an input method composes', () => {
    const { field } = show({ takesFirst: true })
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true })
    expect(onChoose).not.toHaveBeenCalled()
  })
})

describe('Escape in the combobox', () => {
  it('closes the list without propagating; an arrow opens it again', () => {
    const { field, press } = show()
    expect(field.getAttribute('aria-expanded')).toBe('true')
    expect(press('Escape')).toEqual([false])
    expect(around).not.toHaveBeenCalled()
    expect(field.getAttribute('aria-expanded')).toBe('false')
    expect(press('Escape')).toEqual([true])
    expect(around).toHaveBeenCalledOnce()
    press('ArrowDown')
    expect(field.getAttribute('aria-expanded')).toBe('true')
  })

  it('propagates from a list that is always open', () => {
    expect(show({ alwaysOpen: true }).press('Escape')).toEqual([true])
    expect(around).toHaveBeenCalledOnce()
  })
})

it('chooses by click, and the field keeps the focus', () => {
  const { field } = show()
  const option = screen.getByRole('option', { name: 'Cerfeuil' })
  expect(fireEvent.mouseDown(option)).toBe(false)
  fireEvent.click(option)
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('Cerfeuil')
  expect(field.getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id)
})
