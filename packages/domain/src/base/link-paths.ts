/** Pages whose address ends with a secret. Apart from `paths`, whose module every public page downloads. */
export const linkPaths = {
  password: (token: string) => `/mot-de-passe/${encodeURIComponent(token)}`,
  invitation: (token: string) => `/invitation/${encodeURIComponent(token)}`,
  request: (token: string) => `/demande/${encodeURIComponent(token)}`,
} as const
