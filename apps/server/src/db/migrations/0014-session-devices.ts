/** The device by which a person recognises a session; a summary, never the header itself. */
export const sql = `
alter table session add column device text not null default '';
`
