/** What a person recognises a session by; a summary, never the header itself. */
export const sql = `
alter table session add column device text not null default '';
`
