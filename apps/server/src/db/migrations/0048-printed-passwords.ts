/**
 * Whether an account still has the password that the first start printed; null where none was printed. The first account of
 * a house no longer bears our name.
 */
export const sql = `
alter table account add column password_printed boolean;
update account a set first_name = 'Premier', last_name = 'compte', password_printed = not exists (
    select from audit_entry e where e.resource = 'user' and e.resource_id = a.id
      and e.action in ('changePassword', 'resetPassword'))
  where email = 'admin@localhost' and first_name = 'Admin' and last_name = 'Potager';
`
