import { resolve } from 'node:path'
import type { Extensions } from '@potager/domain/api'
import { capabilities } from '@potager/domain/capabilities'
import type { Publisher } from '@potager/domain/config'
import { z } from 'zod'
import {
  type DecidedHouse,
  decidedHouse,
  emailSetting,
  houseEnvironment,
  publisherEnvironment,
  publisherOf,
} from './house.ts'
import type { Logo } from './logo/logo.ts'

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
const wireDates = ['iso', 'array'] as const
const flag = (name: string) => z.enum(['0', '1'], { error: `${name} vaut 0 ou 1` }).transform((value) => value === '1')
const httpUrl = (name: string) =>
  z.url({ protocol: /^https?$/, error: `${name} est une adresse http:// ou https://` }).transform((url) => new URL(url))
const whole = (name: string, min: number, max: number) =>
  z.coerce
    .number({ error: `${name} est un nombre entier` })
    .int(`${name} est un nombre entier`)
    .min(min, `${name} vaut au moins ${min}`)
    .max(max, `${name} vaut au plus ${max}`)

const capabilityNames = new Set(capabilities.map(({ name }) => name))
const extensions = z.string().transform((text, context): Extensions | 'auto' => {
  if (text === 'auto') return text
  if (text === '0' || text === '1') return text === '1'
  const names = text.split(',').map((name) => name.trim())
  const unknown = names.filter((name) => !capabilityNames.has(name))
  if (unknown.length === 0) return names
  context.addIssue(`EXTENSIONS vaut auto, 0, 1 ou des noms séparés par des virgules ; inconnus : ${unknown.join(', ')}`)
  return z.NEVER
})

const environment = z.object({
  NODE_ENV: z.string().optional(),
  PORT: whole('PORT', 0, 65_535).default(3000),
  HOST: z.string().default('localhost'),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'DATABASE_URL commence par postgres://')
    .optional(),
  DATABASE_URL_DIRECT: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'DATABASE_URL_DIRECT commence par postgres://')
    .optional(),
  API_BASE_URL: httpUrl('API_BASE_URL').optional(),
  PUBLIC_ORIGIN: httpUrl('PUBLIC_ORIGIN').optional(),
  REGISTRATION: z
    .enum(['open', 'approval', 'closed'], { error: 'REGISTRATION vaut open, approval ou closed' })
    .optional(),
  DEMO: flag('DEMO').optional(),
  DEMO_NOW: z.iso
    .datetime({ offset: true, error: 'DEMO_NOW est un instant, comme 2026-11-27T11:00:00Z' })
    .transform((instant) => Date.parse(instant))
    .optional(),
  STORYBOOK: flag('STORYBOOK').optional(),
  LOG_LEVEL: z.enum(logLevels, { error: `LOG_LEVEL vaut ${logLevels.join(', ')}` }).default('info'),
  SECRET_KEY: z.string().min(32, 'SECRET_KEY compte au moins 32 caractères').optional(),
  ACCESS_TOKEN_TTL: whole('ACCESS_TOKEN_TTL', 1, 3600).default(600),
  TRUST_PROXY: flag('TRUST_PROXY').default(false),
  METRICS_TOKEN: z.string().min(16, 'METRICS_TOKEN compte au moins 16 caractères').optional(),
  BACKUP_DIR: z.string().optional(),
  BACKUP_HOURS: whole('BACKUP_HOURS', 1, 8760).default(24),
  BACKUP_KEEP: whole('BACKUP_KEEP', 1, 10_000).default(14),
  DATABASE_POOL: whole('DATABASE_POOL', 1, 500).default(10),
  DATABASE_PREPARED: flag('DATABASE_PREPARED').default(true),
  MAX_EVENT_LOOP_DELAY: whole('MAX_EVENT_LOOP_DELAY', 1, 60_000).default(3000),
  STOP_DELAY: whole('STOP_DELAY', 0, 60).default(0),
  EXTENSIONS: extensions.optional(),
  ...publisherEnvironment,
  ...houseEnvironment,
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/[^/]/, 'SMTP_URL est une adresse smtp:// ou smtps://')
    .optional(),
  MAIL_FROM: emailSetting('MAIL_FROM'),
  WIRE_DATES: z.enum(wireDates, { error: 'WIRE_DATES vaut iso ou array' }).default('iso'),
})

/** Who may create an account: anyone, anyone after an admin's approval, nobody. */
export type RegistrationMode = 'open' | 'approval' | 'closed'

/** The server's settings; the environment variable of each is its name in capitals. */
export type Config = {
  port: number
  host: string
  /** Absolute directory of the embedded database. */
  dataDir: string
  /** PostgreSQL to use instead of the embedded database. */
  databaseUrl?: string
  /** The same PostgreSQL without a pooler, to listen for changes: poolers do not pass notifications on. */
  databaseUrlDirect?: string
  /** Another backend of the contract: `/api/*` is forwarded to it and no database is opened. */
  apiBaseUrl?: URL
  /** The site's public address behind a proxy. */
  publicOrigin?: URL
  /** Publisher and host of the site, for its legal pages. */
  publisher: Publisher
  /** What the environment decides of the house, instead of its admins. */
  house: DecidedHouse
  /** The logo that the environment decides. */
  houseLogo?: Logo
  registration: RegistrationMode
  /** Loads demo data and accounts into an empty database. */
  demo: boolean
  /** The instant from which demo data are dated, in milliseconds; by default that of their loading. */
  demoNow: number | undefined
  /** Serves Storybook, meant for demonstrations and not for a real site. */
  storybook: boolean
  logLevel: (typeof logLevels)[number]
  /** Secret for tokens; without it, one is created and stored in the database. */
  secretKey?: string
  /** Lifetime of an access token, in seconds. */
  accessTokenTtl: number
  /** Trusts X-Forwarded-* headers; only behind a proxy that sets them. */
  trustProxy: boolean
  /** Bearer token for /api/metrics from other machines. */
  metricsToken?: string
  /** Absolute folder of the scheduled backups; none are made without it. */
  backupDir?: string
  /** Hours between two scheduled backups. */
  backupHours: number
  /** How many scheduled backups are retained. */
  backupKeep: number
  /** Maximum of PostgreSQL connections of this process. */
  databasePool: number
  /** Whether to use prepared statements; off behind a pooler that loses them. */
  databasePrepared: boolean
  /** Event-loop lag, in milliseconds, above which calls are refused with 503. */
  maxEventLoopDelay: number
  /** Seconds between « not ready » and the shutdown, for a proxy to notice. */
  stopDelay: number
  /** The server by which messages leave, and the address that they come from; without it the house hands them over. */
  smtp?: { url: string; from: string }
  /** Format of times on the wire: text, or arrays of numbers. */
  wireDates: (typeof wireDates)[number]
  /**
   * What the backend, or this server without another one, has beyond the specification: all, nothing, or these names;
   * 'auto' is read from the other backend, and all of our own.
   */
  extensions: Extensions | 'auto'
  /** Validates every answer against the contract; off with NODE_ENV=production (decision 0013). */
  checkAnswers: boolean
}

/** The address that messages come from: as set, or the one that signs in to the mail server. */
function smtpOf({ SMTP_URL: url, MAIL_FROM }: z.output<typeof environment>): Config['smtp'] {
  if (!url) return undefined
  const user = URL.canParse(url) ? decodeURIComponent(new URL(url).username) : ''
  return { url, from: MAIL_FROM ?? (z.email().safeParse(user).success ? user : 'postmaster@localhost') }
}

/** An invalid setting; the message is for the person who starts the server. */
export class ConfigError extends Error {}

/**
 * Reads the settings from environment variables; empty ones count as absent. Demo data is the default of the embedded
 * database only: a real PostgreSQL never gets accounts with a known password unless DEMO=1 is set.
 * @throws ConfigError naming every bad value, in French.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = environment.safeParse(given)
  if (!parsed.success) {
    // Those of a form's rules are sentences.
    const said = parsed.error.issues.map(({ message }) => message.replace(/\.$/, ''))
    throw new ConfigError(`Configuration refusée : ${said.join(' ; ')}.`)
  }
  const { data } = parsed
  const smtp = smtpOf(data)
  if (smtp && !data.PUBLIC_ORIGIN) {
    throw new ConfigError('Configuration refusée : SMTP_URL demande PUBLIC_ORIGIN, où mènent les liens des messages.')
  }
  const demo = data.DEMO ?? data.DATABASE_URL === undefined
  return {
    port: data.PORT,
    host: data.HOST,
    dataDir: resolve(data.DATA_DIR),
    publisher: publisherOf(data),
    house: decidedHouse(data),
    registration: data.REGISTRATION ?? (demo ? 'open' : 'approval'),
    demo,
    demoNow: data.DEMO_NOW,
    storybook: data.STORYBOOK ?? (demo && data.API_BASE_URL === undefined),
    logLevel: data.LOG_LEVEL,
    accessTokenTtl: data.ACCESS_TOKEN_TTL,
    trustProxy: data.TRUST_PROXY,
    wireDates: data.WIRE_DATES,
    extensions: data.EXTENSIONS ?? (data.API_BASE_URL ? 'auto' : true),
    checkAnswers: data.NODE_ENV !== 'production',
    backupHours: data.BACKUP_HOURS,
    backupKeep: data.BACKUP_KEEP,
    ...(smtp ? { smtp } : {}),
    ...(data.HOUSE_LOGO ? { houseLogo: data.HOUSE_LOGO } : {}),
    ...(data.BACKUP_DIR ? { backupDir: resolve(data.BACKUP_DIR) } : {}),
    databasePool: data.DATABASE_POOL,
    databasePrepared: data.DATABASE_PREPARED,
    maxEventLoopDelay: data.MAX_EVENT_LOOP_DELAY,
    stopDelay: data.STOP_DELAY,
    ...(data.METRICS_TOKEN ? { metricsToken: data.METRICS_TOKEN } : {}),
    ...(data.DATABASE_URL ? { databaseUrl: data.DATABASE_URL } : {}),
    ...(data.DATABASE_URL_DIRECT ? { databaseUrlDirect: data.DATABASE_URL_DIRECT } : {}),
    ...(data.API_BASE_URL ? { apiBaseUrl: data.API_BASE_URL } : {}),
    ...(data.PUBLIC_ORIGIN ? { publicOrigin: data.PUBLIC_ORIGIN } : {}),
    ...(data.SECRET_KEY ? { secretKey: data.SECRET_KEY } : {}),
  }
}
