/**
 * Names of orders. One that names nobody has none: the sentence that stands for it is written by what answers. One of a
 * customer has the customer's name of today, as a booking has: the copy is for sorting and searching a million rows.
 */
export const sql = `
alter table customer_order
  alter column customer_name drop not null,
  alter column customer_key drop not null,
  disable trigger user;

update customer_order set customer_name = null, customer_key = null
where customer_id is null and customer_name = 'Client de passage';
update customer_order o set customer_name = c.full_name, customer_key = c.search_key
from customer c where c.id = o.customer_id and o.customer_name <> c.full_name;

alter table customer_order enable trigger user;

drop index customer_order_name;
create index customer_order_name on customer_order (coalesce(customer_key, 'client de passage'), id);

create function name_of_customer() returns trigger language plpgsql as $$
begin
  select full_name, search_key into new.customer_name, new.customer_key from customer where id = new.customer_id;
  return new;
end $$;
create trigger customer_order_moved before update of customer_id on customer_order
  for each row when (new.customer_id is distinct from old.customer_id and new.customer_id is not null)
  execute function name_of_customer();

create function rename_orders() returns trigger language plpgsql as $$
begin
  update customer_order set customer_name = new.full_name, customer_key = new.search_key where customer_id = new.id;
  return null;
end $$;
create trigger customer_renamed after update of full_name on customer
  for each row when (new.full_name <> old.full_name) execute function rename_orders();
`
