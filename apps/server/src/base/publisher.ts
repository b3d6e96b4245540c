import type { Publisher } from '@potager/domain/config'
import { readEmail } from '@potager/domain/text'
import { z } from 'zod'

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
