/** What an edit changed, field by field: codes and values, which screens put into words. */
export const sql = `
alter table audit_entry add column changes jsonb check (jsonb_typeof(changes) = 'array');
`
