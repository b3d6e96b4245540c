/**
 * What people want of the messages to them, by the hash of their contact: records of one contact share it, and it outlasts
 * a merge. Without a row they want all. A message brings a link to choose by, which works as long as the message is kept.
 */
export const sql = `
-- The address of a message: its e-mail if it has one, else its phone.
create function contact_key(email text, phone text) returns text language sql immutable as $$
  select encode(sha256(convert_to(coalesce(nullif(lower(trim(email)), ''), nullif(phone, '')), 'UTF8')), 'hex')
$$;

create table message_wish (
  contact text primary key,
  wish text not null check (wish in ('answers', 'nothing')),
  chosen_at timestamptz not null default now()
);

alter table outbox
  -- Forgotten, like its link, once the message has left; only the hash opens the page then.
  add column wish_token text check (length(wish_token) = 43),
  add column wish_hash text unique,
  add constraint outbox_wish check (wish_token is null or wish_hash is not null);

-- A link that comes with a message is not one that was asked for: those are counted.
alter table request_link add column asked boolean not null default true;
`
