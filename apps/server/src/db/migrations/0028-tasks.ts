/** Accounts narrowed to tasks, and sessions that must refresh before their next call, to learn of it. */
export const sql = `
-- Null for all.
alter table account add column tasks text[] check (
  cardinality(tasks) > 0 and tasks <@ array['orders', 'bookings', 'menu', 'moderation', 'chatbot']
);
alter table session add column must_refresh boolean not null default false;
`
