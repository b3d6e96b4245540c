/** A code with its underscores as spaces: 'WIFI HAUT DEBIT' (SPEC §2, T20). */
export function readableCode(code: string): string {
  return code.replace(/_/g, ' ')
}
