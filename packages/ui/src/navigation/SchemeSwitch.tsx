import { schemeMessages } from '@potager/domain/messages'
import { useId } from 'react'
import css from './SchemeSwitch.module.css'

/** Light, dark, or as the system asks. */
export type Scheme = 'system' | 'light' | 'dark'

const schemes: readonly Scheme[] = ['system', 'light', 'dark']

/** Chooses between the two looks. */
export function SchemeSwitch({ value, onChange }: { value: Scheme; onChange: (scheme: Scheme) => void }) {
  const id = useId()
  return (
    <div className={css.switch}>
      <label htmlFor={id}>{schemeMessages.label}</label>
      <select id={id} value={value} onChange={(event) => onChange(schemes[event.target.selectedIndex] ?? 'system')}>
        {schemes.map((scheme) => (
          <option key={scheme} value={scheme}>
            {schemeMessages[scheme]}
          </option>
        ))}
      </select>
    </div>
  )
}
