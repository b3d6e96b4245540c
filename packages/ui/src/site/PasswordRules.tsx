import { passwordRules } from '@potager/domain/auth'
import { registerMessages as words } from '@potager/domain/messages'
import css from './PasswordRules.module.css'

const labels: Record<keyof typeof passwordRules, string> = {
  length: words.passwordLength,
  lowercase: words.passwordLowercase,
  uppercase: words.passwordUppercase,
  digit: words.passwordDigit,
  special: words.passwordSpecial,
}

const rules = Object.keys(labels) as (keyof typeof passwordRules)[]

/** The password rules, each ticked as soon as the input meets it. */
export function PasswordRules({ password }: { password: string }) {
  return (
    <>
      {words.passwordRules}
      <ul className={css.rules}>
        {rules.map((rule) => {
          const met = passwordRules[rule](password)
          return (
            <li key={rule} data-met={met}>
              <span>{labels[rule]}</span>
              {met ? <span className="visually-hidden">{` ${words.ruleMet}`}</span> : null}
            </li>
          )
        })}
      </ul>
    </>
  )
}
