import type { ButtonHTMLAttributes, ElementType, ReactNode } from 'react'
import { classNames, type RootProps } from '../../foundations/root/index.ts'
import css from './Button.module.css'

export type ButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'color' | 'className'> & {
  /** Contained for the main action, outlined for others, text by default. */
  variant?: 'text' | 'outlined' | 'contained'
  /** `error` for what destroys; `primary` by default. */
  color?: 'primary' | 'error'
  /** `medium` by default. */
  size?: 'small' | 'medium'
  startIcon?: ReactNode
  /** Renders this instead of a `<button>`, such as the router's link with its target in `to`. */
  component?: ElementType
  /** Address for the link of a router, with `component`. */
  to?: string
  /** Makes it a link. */
  href?: string
} & RootProps<HTMLButtonElement>

/** A button, or a link when `render` is one. Plain elements, because screens have dozens of them. */
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
      data-destroys={color === 'error' || undefined}
      className={classNames(css.button, css[variant], css[size], color === 'error' && css.error, className)}
    >
      {startIcon ? (
        <>
          <span className={css.icon}>{startIcon}</span>
          <span>{children}</span>
        </>
      ) : (
        children
      )}
    </Root>
  )
}
