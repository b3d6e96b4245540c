import type { ButtonHTMLAttributes, ElementType, ReactNode } from 'react'
import { classNames, type RootProps } from '../../foundations/root/index.ts'
import css from './Button.module.css'

export type ButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'color' | 'className'> & {
  variant?: 'text' | 'outlined' | 'contained'
  color?: 'primary' | 'error'
  size?: 'small' | 'medium'
  startIcon?: ReactNode
  /** What it is instead of a button: a link of the application's router, with where it leads in `to`. */
  component?: ElementType
  to?: string
  href?: string
} & RootProps<HTMLButtonElement>

/** An action in words; as a link where it has somewhere to lead. A plain element: screens have dozens of them. */
export function Button({
  variant = 'text',
  color = 'primary',
  size = 'medium',
  startIcon,
  component,
  className,
  children,
  ...rest
}: ButtonProps) {
  const Root: ElementType = component ?? (rest.href === undefined ? 'button' : 'a')
  return (
    <Root
      {...(Root === 'button' && { type: 'button' })}
      {...rest}
      className={classNames(css.button, css[variant], css[size], color === 'error' && css.error, className)}
    >
      {startIcon && <span className={css.icon}>{startIcon}</span>}
      {children}
    </Root>
  )
}
