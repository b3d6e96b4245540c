import type { ReactNode } from 'react'
import { classNames, type RootProps } from '../../foundations/root/index.ts'
import css from './ToolButton.module.css'

export type ToolButtonProps = {
  icon: ReactNode
  onClick: () => void
  children: ReactNode
} & RootProps<HTMLButtonElement>

/** What can be done with a whole screen of figures, beside its title; light, for pages that charts make heavy. */
export function ToolButton({ icon, onClick, children, className, ref }: ToolButtonProps) {
  return (
    <button ref={ref} type="button" className={classNames(css.tool, className)} onClick={onClick}>
      {icon}
      {children}
    </button>
  )
}
