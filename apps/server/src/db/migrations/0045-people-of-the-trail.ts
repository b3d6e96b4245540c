/**
 * Whom an entry of the trail about another record is about: an id, so that an erasure leaves no name behind. The names that
 * were written as reasons go.
 */
export const sql = `
alter table audit_entry add column person_id uuid;
select set_config('potager.erasing', 'on', true);
update audit_entry e set person_id = (select a.id from account a where a.username = e.reason), reason = null
  where action = 'removeMember';
select set_config('potager.erasing', 'off', true);
`
