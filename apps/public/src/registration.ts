import { type Registration, registrationRules } from '@potager/domain/auth'

/** The fields of a registration, in the form's order. */
export const registrationFields = Object.keys(registrationRules) as (keyof Registration)[]

/** A registration from what was typed into each field; only passwords keep the blanks around them. */
export function readRegistration(typed: (field: keyof Registration) => string): Registration {
  return {
    username: typed('username').trim(),
    email: typed('email').trim(),
    firstName: typed('firstName').trim(),
    lastName: typed('lastName').trim(),
    password: typed('password'),
    confirmPassword: typed('confirmPassword'),
  }
}
