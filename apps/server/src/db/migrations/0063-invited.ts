/** Whom an invitation is for, until it is used or over. */
export const sql = 'alter table account_link add column invited_email text'
