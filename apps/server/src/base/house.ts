import { readFileSync } from 'node:fs'
import { contract } from '@potager/domain/contract'
import type { HouseField } from '@potager/domain/house'
import { z } from 'zod'
import { type Logo, readLogo } from './logo/logo.ts'

const { shape } = contract.house.updateHouse.body

const setting = (name: string, field: z.ZodType<string>) =>
  z
    .string()
    .transform((text, context) => {
      const read = field.safeParse(text)
      if (read.success) return read.data
      context.addIssue({ code: 'custom', message: `${name} : ${read.error.issues[0]?.message ?? ''}` })
      return z.NEVER
    })
    .optional()

/** A logo by the path of its file, read at the start. */
const logoFile = z
  .string()
  .transform((path, context): Logo => {
    const refuse = (why: string) => {
      context.addIssue({ code: 'custom', message: `HOUSE_LOGO : ${why}` })
      return z.NEVER
    }
    try {
      const read = readLogo(readFileSync(path))
      return 'problem' in read ? refuse(read.problem) : read.logo
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      if (!code) throw error
      return refuse(`le fichier ${path} ne peut pas être lu (${code})`)
    }
  })
  .optional()

/** What the environment may decide of the house, by variable: the rules are those of the form. */
export const houseEnvironment = {
  HOUSE_NAME: setting('HOUSE_NAME', shape.name),
  HOUSE_SENTENCE: setting('HOUSE_SENTENCE', shape.sentence),
  HOUSE_ACCENT: setting('HOUSE_ACCENT', shape.accent),
  HOUSE_EMAIL: setting('HOUSE_EMAIL', shape.email),
  HOUSE_PHONE: setting('HOUSE_PHONE', shape.phone),
  HOUSE_LOGO: logoFile,
}

/** The fields of the house that the environment decides. */
export type DecidedHouse = { [Field in HouseField]?: string }

/** These fields from their settings; absent ones are left out. */
export function decidedHouse(
  given: { [Name in Exclude<keyof typeof houseEnvironment, 'HOUSE_LOGO'>]?: string | undefined },
): DecidedHouse {
  const decided = {
    name: given.HOUSE_NAME,
    sentence: given.HOUSE_SENTENCE,
    accent: given.HOUSE_ACCENT,
    email: given.HOUSE_EMAIL,
    phone: given.HOUSE_PHONE,
  }
  return Object.fromEntries(Object.entries(decided).filter(([, value]) => value !== undefined))
}
