/**
 * Search without accents, case and ligatures. Keys are stored: folding each row of a large table at each search would
 * cost more than reading it. `search_key` equals the domain's `fold`.
 */
export const sql = String.raw`
create function search_key(value text) returns text language sql immutable parallel safe return
  replace(replace(replace(lower(
    translate(regexp_replace(normalize(value, NFD), '[\u0300-\u036f]', '', 'g'), 'ŁłØøŒÆ’', 'LlOoœæ''')
  ), 'œ', 'oe'), 'æ', 'ae'), 'ß', 'ss');

alter table account add column search_key text collate "C" not null generated always as (
  search_key(username || ' ' || email || ' ' || first_name || ' ' || last_name)) stored;
alter table booking add column title_key text collate "C" generated always as (search_key(title)) stored;
alter table report add column search_key text collate "C" not null generated always as (
  search_key(feedback || ' ' || coalesce(actual_diagnosis, '') || ' ' || coalesce(suggested, ''))) stored;
alter table review add column search_key text collate "C" not null generated always as (
  search_key(author || ' ' || coalesce(comment, ''))) stored;
`
