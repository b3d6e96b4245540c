import type { KeyboardEvent } from 'react'
import { classNames, type RootProps } from '../../foundations/root/index.ts'
import css from './Tabs.module.css'

export type TabsProps = {
  /** What the tabs choose, read aloud before them. */
  label: string
  tabs: readonly { id: string; label: string }[]
  /** Id of the chosen tab. */
  current: string
  /** Id of the panel that the tabs control; it needs `role="tabpanel"`. */
  panel: string
  /** Receives the id of the tab. */
  onChoose: (id: string) => void
} & RootProps<HTMLDivElement>

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/** The id of a tab's element, for the panel's `aria-labelledby`. */
export function tabId(panel: string, id: string): string {
  return `${panel}-${id}`
}

/** Tabs above one panel; arrow keys, Home and End move between them. */
export function Tabs({ label, tabs, current, panel, onChoose, className, ref }: TabsProps) {
  const choose = (index: number) => {
    const tab = tabs[(index + tabs.length) % tabs.length]
    if (!tab) return
    document.getElementById(tabId(panel, tab.id))?.focus()
    if (tab.id !== current) onChoose(tab.id)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ id }) => id === current)
    const step = steps[event.key]
    if (step !== undefined) choose(at + step)
    else if (event.key === 'Home') choose(0)
    else if (event.key === 'End') choose(tabs.length - 1)
    else return
    event.preventDefault()
  }
  return (
    <div ref={ref} role="tablist" aria-label={label} className={classNames(css.tabs, className)}>
      {tabs.map(({ id, label: name }) => (
        <button
          key={id}
          id={tabId(panel, id)}
          type="button"
          role="tab"
          aria-selected={id === current}
          aria-controls={panel}
          tabIndex={id === current ? 0 : -1}
          onKeyDown={onKeyDown}
          onClick={() => id !== current && onChoose(id)}
        >
          {name}
        </button>
      ))}
    </div>
  )
}
