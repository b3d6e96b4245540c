import { classNames, type RootProps } from '../root/index.ts'
import css from './Icon.module.css'
import { iconPaths } from './icon-paths.ts'

export type IconName = keyof typeof iconPaths

export type IconProps = {
  name: IconName
  /** Accessible name, for icons without a text beside them. */
  title?: string
  /** Width and height. Default: 24px. */
  size?: '20px' | '1em'
} & RootProps<SVGSVGElement>

/** An icon in the colour of the surrounding text. Decorative unless it has a title. */
export function Icon({ name, title, size, className, ref }: IconProps) {
  const said = title ? { role: 'img' } : { 'aria-hidden': true }
  return (
    <svg
      ref={ref}
      className={classNames(css.icon, className)}
      viewBox="0 0 24 24"
      {...(size && { style: { width: size, height: size } })}
      {...said}
    >
      {title && <title>{title}</title>}
      <path d={iconPaths[name]} />
    </svg>
  )
}
