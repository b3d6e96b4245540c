import type { ReactNode } from 'react'
import { classNames, type RootProps } from '../../foundations/root/index.ts'
import css from './panel.module.css'

export type ToolButtonProps = {
  icon: ReactNode
  onClick: () => void
  children: ReactNode
} & RootProps<HTMLButtonElement>

/** A light button for the toolbar of a statistics screen, which charts already make heavy. */
export function ToolButton({ icon, onClick, children, className, ref }: ToolButtonProps) {
  return (
    <button ref={ref} type="button" className={classNames(css.tool, className)} onClick={onClick}>
      {icon}
      {children}
    </button>
  )
}
