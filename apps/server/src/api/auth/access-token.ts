import jwt from '@fastify/jwt'
import type { FastifyInstance } from 'fastify'
import type { Secret } from './secret.ts'

const ISSUER = 'potager'
const AUDIENCE = 'potager-api'
const TYPE = 'at+jwt'

/** Claims of an access token. Rights are never read from it: the session and the account decide on each request. */
export type AccessClaims = { sub: string; sid: string; username: string; role: string }

/** Registers signing and verification of access tokens: HS256 only; type, issuer, audience and expiry are required. */
export async function registerAccessTokens(app: FastifyInstance, secret: Secret, ttlSeconds: number): Promise<void> {
  await app.register(jwt, {
    secret: secret.tokenKey,
    sign: {
      algorithm: 'HS256',
      kid: secret.keyId,
      iss: ISSUER,
      aud: AUDIENCE,
      expiresIn: ttlSeconds,
      header: { typ: TYPE, alg: 'HS256' },
    },
    verify: {
      algorithms: ['HS256'],
      allowedIss: ISSUER,
      allowedAud: AUDIENCE,
      checkTyp: TYPE,
      requiredClaims: ['exp', 'sub', 'sid'],
    },
  })
}

/** Signs an access token. */
export function signAccessToken(app: FastifyInstance, claims: AccessClaims): string {
  return app.jwt.sign(claims)
}

/** The session id of a valid access token, or null when the token is missing, altered, of another kind or expired. */
export function readAccessToken(app: FastifyInstance, authorization: string | undefined): string | null {
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization ?? '')?.[1]
  if (!token) return null
  try {
    const claims = app.jwt.verify<{ sid?: unknown }>(token)
    return typeof claims.sid === 'string' ? claims.sid : null
  } catch {
    return null
  }
}
