import { readFileSync } from 'node:fs'
import type { Publisher } from '@potager/domain/config'
import { contract } from '@potager/domain/contract'
import type { HouseField } from '@potager/domain/house'
import { readEmail } from '@potager/domain/text'
import { z } from 'zod'
import { type Logo, readLogo } from './logo/logo.ts'

const line = z.string().trim().max(500, 'Une mention de l’éditeur compte au plus 500 caractères').optional()
const phone = (name: string) => line.pipe(z.string().regex(/\d/, `${name} est un numéro de téléphone`).optional())

/** An e-mail address as a setting. */
export const emailSetting = (name: string) =>
  z
    .string()
    .overwrite(readEmail)
    .pipe(z.email({ error: `${name} est une adresse de courriel` }))
    .optional()

/** The settings shown on legal pages, by environment variable. `\n` in a value begins a new line. */
export const publisherEnvironment = {
  PUBLISHER_NAME: line,
  PUBLISHER_REGISTRATION: line,
  PUBLISHER_ADDRESS: line,
  PUBLISHER_DIRECTOR: line,
  PUBLISHER_EMAIL: emailSetting('PUBLISHER_EMAIL'),
  PUBLISHER_PHONE: phone('PUBLISHER_PHONE'),
  PUBLISHER_MEDIATOR: line,
  HOSTING_NAME: line,
  HOSTING_ADDRESS: line,
  HOSTING_PHONE: phone('HOSTING_PHONE'),
}

type Environment = { [Name in keyof typeof publisherEnvironment]?: string | undefined }

/** The publisher from its settings; absent ones are left out. */
export function publisherOf(given: Environment): Publisher {
  const publisher = {
    name: given.PUBLISHER_NAME,
    registration: given.PUBLISHER_REGISTRATION,
    address: given.PUBLISHER_ADDRESS,
    director: given.PUBLISHER_DIRECTOR,
    email: given.PUBLISHER_EMAIL,
    phone: given.PUBLISHER_PHONE,
    mediator: given.PUBLISHER_MEDIATOR,
    hostName: given.HOSTING_NAME,
    hostAddress: given.HOSTING_ADDRESS,
    hostPhone: given.HOSTING_PHONE,
  }
  const said = Object.entries(publisher).filter(([, value]) => value !== undefined && value !== '')
  return Object.fromEntries(said.map(([name, value]) => [name, String(value).replaceAll('\\n', '\n')]))
}

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
