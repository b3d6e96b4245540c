import type { ReactNode } from 'react'
import css from './ToolButton.module.css'

/** What can be done with a whole screen of figures, beside its title; light, for pages that charts make heavy. */
export function ToolButton({ icon, onClick, children }: { icon: ReactNode; onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" className={css.tool} onClick={onClick}>
      {icon}
      {children}
    </button>
  )
}
