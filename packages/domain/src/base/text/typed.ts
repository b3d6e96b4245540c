/** What mail, pages and spreadsheets put around a value; bounded, so that a long run is not tried from each of its signs. */
const AROUND = /^[\s"'«»‹›“”„‘’()[\]{}<>]{1,9}|[\s"'«»‹›“”„‘’()[\]{}<>]{1,9}$/g

/**
 * A typed number, day, code or address as its reader wants it: plain blanks and hyphens, nothing that nobody sees, no
 * quotes and brackets around.
 */
export function readPlain(typed: string): string {
  return typed
    .replace(/\p{DI}/gu, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\s\u2800]+/g, ' ')
    .replace(AROUND, '')
}
