/** What orders without a customer say of people, found by the night that takes it out of the old ones. */
export const sql = `
alter table retention_night add column orders int not null default 0;

create index customer_order_told on customer_order (created_at)
  where customer_id is null and (delivery_address is not null or delivery_phone is not null);
create index order_line_noted on order_line (order_id) where note is not null;
create index audit_entry_order_reason on audit_entry (resource_id) where resource = 'order' and reason is not null;
`
