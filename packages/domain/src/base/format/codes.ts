/** A code with its underscores as spaces: 'WIFI HAUT DEBIT' (T20). */
export function readableCode(code: string): string {
  return code.replace(/_/g, ' ')
}
