import { classNames, type RootProps } from '../root/index.ts'
import css from './Icon.module.css'
import { iconPaths } from './icon-paths.ts'

export type IconName = keyof typeof iconPaths

export type IconProps = {
  name: IconName
  /** Its meaning, where no word beside it says it. */
  title?: string
  /** Width and height, 24 pixels unless said. */
  size?: '20px' | '1em'
} & RootProps<SVGSVGElement>

/** A sign of the interface, in the colour of the text around it. Decorative unless it has a title. */
export function Icon({ name, title, size, className, ref }: IconProps) {
  const said = title ? { role: 'img' } : { 'aria-hidden': true }
  return (
    <svg
      ref={ref}
      className={classNames(css.icon, className)}
      viewBox="0 0 24 24"
      focusable="false"
      {...(size && { style: { width: size, height: size } })}
      {...said}
    >
      {title && <title>{title}</title>}
      <path d={iconPaths[name]} />
    </svg>
  )
}
