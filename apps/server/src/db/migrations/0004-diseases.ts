/** The chatbot's knowledge: diseases, unique by name however spelt, and its settings, one row or none. */
export const sql = `
create table disease (
  id uuid primary key,
  name text not null,
  name_key text collate "C" not null constraint disease_name unique,
  description text not null,
  urgency text not null check (urgency in ('LOW', 'MEDIUM', 'HIGH')),
  advice text not null,
  prevention text,
  symptoms text[] not null check (cardinality(symptoms) > 0),
  affected_races text[] not null check (cardinality(affected_races) > 0),
  created_at timestamptz not null default now()
);

create table chatbot_settings (
  only_row boolean primary key default true check (only_row),
  value jsonb not null,
  updated_at timestamptz not null default now()
);
`
