import { checkPasswordChange, type PasswordChange } from '@potager/domain/account'
import { accountScreenMessages as text } from '@potager/domain/messages'
import { type FormEvent, useRef, useState } from 'react'
import { Field } from '../../components/input/index.ts'
import css from './AccountScreen.module.css'

type FieldName = keyof PasswordChange
type Problems = Partial<Record<FieldName, string>>

const fields: readonly { name: FieldName; label: string; autoComplete: string }[] = [
  { name: 'currentPassword', label: text.current, autoComplete: 'current-password' },
  { name: 'newPassword', label: text.next, autoComplete: 'new-password' },
  { name: 'confirmPassword', label: text.confirm, autoComplete: 'new-password' },
]

const empty: PasswordChange = { currentPassword: '', newPassword: '', confirmPassword: '' }

export type PasswordFormProps = {
  /** Changes the password. Gives null when it is done, else messages by field; what concerns none was told elsewhere. */
  onChange: (change: PasswordChange) => Promise<Problems | null>
}

/** A new password, typed twice. What was typed stays until it worked. */
export function PasswordForm({ onChange }: PasswordFormProps) {
  const [typed, setTyped] = useState(empty)
  const [problems, setProblems] = useState<Problems>({})
  const [pending, setPending] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  function tell(found: Problems) {
    setProblems(found)
    const first = fields.find(({ name }) => found[name])
    if (first) form.current?.querySelector<HTMLInputElement>(`[name=${first.name}]`)?.focus()
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (pending) return
    const found = checkPasswordChange(typed)
    tell(found)
    if (Object.keys(found).length > 0) return
    setPending(true)
    try {
      const refused = await onChange(typed)
      tell(refused ?? {})
      if (!refused) setTyped(empty)
    } finally {
      setPending(false)
    }
  }

  return (
    <form ref={form} className={css.form} onSubmit={(event) => void submit(event)} noValidate>
      {fields.map(({ name, label, autoComplete }) => (
        <Field key={name} label={label} error={problems[name]} required>
          {(control) => (
            <input
              {...control}
              type="password"
              name={name}
              autoComplete={autoComplete}
              required
              value={typed[name]}
              onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
              onBlur={() => problems[name] && setProblems({ ...problems, [name]: checkPasswordChange(typed)[name] })}
            />
          )}
        </Field>
      ))}
      <button type="submit" className={css.primary} aria-disabled={pending} aria-busy={pending}>
        {pending ? text.changing : text.change}
      </button>
    </form>
  )
}
