/**
 * Whether a call came with the access token of the session's last renewal: until then that answer may have been lost, and the
 * token that asked for it may ask again.
 */
export const sql = `
alter table session add column answer_used boolean not null default true;
`
