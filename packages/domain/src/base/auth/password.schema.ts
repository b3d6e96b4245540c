import { z } from 'zod'
import { registerMessages } from '../messages/register.ts'
import { registrationMessages } from '../messages/registration.ts'
import { isCommonPassword } from './common-password.ts'
import { isPasswordAccepted } from './registration.ts'

/** A password that an account may take: the rules of registration, and none of the most common ones. */
export const newPassword = z
  .string({ error: registrationMessages.password })
  .refine(isPasswordAccepted, registrationMessages.password)
  .refine((password) => !isCommonPassword(password), registerMessages.passwordCommon)
