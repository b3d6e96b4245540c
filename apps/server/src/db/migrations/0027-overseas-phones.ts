/** Numbers of the overseas departments by their own country codes, found as they are dialled there too. */
export const sql = String.raw`
update customer set phone = '+262' || substr(phone, 4), version = version + 1 where phone ~ '^\+33(26[239]|639|69[23])\d{6}$';
update customer set phone = '+590' || substr(phone, 4), version = version + 1 where phone ~ '^\+33(590|69[01])\d{6}$';
update customer set phone = '+594' || substr(phone, 4), version = version + 1 where phone ~ '^\+33[56]94\d{6}$';
update customer set phone = '+596' || substr(phone, 4), version = version + 1 where phone ~ '^\+33(596|69[67])\d{6}$';

alter table customer drop column find_key;
alter table customer add column find_key text collate "C" not null generated always as (
  search_key || E'\n' || lower(email) || E'\n' || coalesce(phone, '') || E'\n'
  || case when phone like '+33%' then '0' || substr(phone, 4)
          when phone ~ '^\+(262|59[046])' then '0' || substr(phone, 5) else '' end) stored;
create index customer_find on customer using gin (find_key gin_trgm_ops) where merged_into is null;
`
