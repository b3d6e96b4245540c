import { hash, verify } from '@node-rs/argon2'
import { PASSWORD_MAX } from '@potager/domain/auth'
import { requestRefusals } from '@potager/domain/messages'
import { Refusal } from '../errors.ts'

/** OWASP's minimum for argon2id: 19 MiB, two passes; about 8 ms on one core. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const
const AT_ONCE = 2
const QUEUE = 50

let running = 0
const waiting: (() => void)[] = []

/**
 * Hashing is slow on purpose: a few run at once, and the queue is bounded, so that sign-ins cannot starve other
 * requests.
 */
async function slowly<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) {
    if (waiting.length >= QUEUE) throw new Refusal(429, requestRefusals.tooManyTries(1), { retryAfter: 1 })
    await new Promise<void>((resolve) => waiting.push(resolve))
  } else {
    running += 1
  }
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

let decoy: Promise<string> | undefined

/** One spelling of a password: keyboards write « É » as one character or as two (NIST SP 800-63B §3.1.1.2). */
const spelled = (password: string) => password.normalize('NFKC')

/** argon2id hash of a password, in one spelling. @throws Refusal 429 when too many wait */
export function hashPassword(password: string): Promise<string> {
  return slowly(() => hash(spelled(password), COST))
}

/**
 * Whether the password matches the hash, in its one spelling or, as older hashes have it, as typed. Without a hash (unknown user) a decoy is verified, so that the response time
 * does not reveal whether an account exists.
 */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  decoy ??= hash('decoy', COST)
  const against = passwordHash ?? (await decoy)
  const typed = password.slice(0, PASSWORD_MAX + 1)
  for (const spelling of new Set([spelled(typed), typed])) {
    if (await slowly(() => verify(against, spelling))) return passwordHash !== undefined
  }
  return false
}
