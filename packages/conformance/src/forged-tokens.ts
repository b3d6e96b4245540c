const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Another character of the same alphabet, at a place whose bits all count. */
function altered(text: string): string {
  const at = Math.floor(text.length / 2)
  return `${text.slice(0, at)}${text[at] === 'A' ? 'B' : 'A'}${text.slice(at + 1)}`
}

function claimsOf(part: string): Record<string, unknown> | null {
  try {
    const claims: unknown = JSON.parse(Buffer.from(part, 'base64url').toString())
    return typeof claims === 'object' && claims !== null ? { ...claims } : null
  } catch {
    // No JSON Web Token: its middle says nothing that we could alter.
    return null
  }
}

/**
 * Tokens made from a valid one that no backend may accept, each with its French name: another signature, other claims,
 * no signature at all. Of an opaque token, one with another character.
 */
export function tamperedTokens(token: string): [name: string, token: string][] {
  const [header, payload, signature, ...rest] = token.split('.')
  const claims = payload && claimsOf(payload)
  if (!header || !signature || !claims || rest.length > 0) return [['jeton retouché', altered(token)]]
  const promoted = encode({ ...claims, role: 'ADMIN', roles: ['ADMIN'], iat: 1 })
  return [
    ['jeton à la signature retouchée', `${header}.${payload}.${altered(signature)}`],
    ['jeton aux droits retouchés', `${header}.${promoted}.${signature}`],
    ['jeton sans signature', `${encode({ alg: 'none', typ: 'JWT' })}.${payload}.`],
  ]
}
