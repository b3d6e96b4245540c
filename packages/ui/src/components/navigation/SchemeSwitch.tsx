import { schemeMessages } from '@potager/domain/messages'
import { useId } from 'react'
import { classNames, type RootProps } from '../../foundations/root/index.ts'
import css from './SchemeSwitch.module.css'

/** Light, dark, or the system's preference. */
export type Scheme = 'system' | 'light' | 'dark'

const schemes: readonly Scheme[] = ['system', 'light', 'dark']

export type SchemeSwitchProps = {
  value: Scheme
  onChange: (scheme: Scheme) => void
} & RootProps<HTMLSelectElement>

/** Chooses the colour scheme. */
export function SchemeSwitch({ value, onChange, className, ref }: SchemeSwitchProps) {
  const id = useId()
  return (
    <div className={classNames(css.switch, className)}>
      <label htmlFor={id}>{schemeMessages.label}</label>
      <select
        ref={ref}
        id={id}
        value={value}
        onChange={(event) => onChange(schemes[event.target.selectedIndex] ?? 'system')}
      >
        {schemes.map((scheme) => (
          <option key={scheme} value={scheme}>
            {schemeMessages[scheme]}
          </option>
        ))}
      </select>
    </div>
  )
}
