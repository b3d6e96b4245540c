/**
 * The chatbot's questions and answers, and reports about them. A key is shared by all spellings of a breed or symptom;
 * the program makes it, since the database does not know the language.
 */
export const sql = `
create table chat_session (
  id uuid primary key,
  race text not null,
  race_key text collate "C" not null,
  symptoms text[] not null check (cardinality(symptoms) > 0),
  -- One key for each symptom, in the same order, none twice.
  symptom_keys text[] not null check (cardinality(symptom_keys) = cardinality(symptoms)),
  -- Keys of those that no disease had.
  uncovered_keys text[] not null,
  diagnosis jsonb not null check (jsonb_typeof(diagnosis) = 'array'),
  top_name text generated always as (diagnosis -> 0 ->> 'name') stored,
  -- By tens of percent; « least » alone would make 9 of none.
  top_band int generated always as (case when diagnosis -> 0 ->> 'probability' is not null
    then least(floor((diagnosis -> 0 ->> 'probability')::numeric / 10), 9) end) stored,
  duration_ms numeric(9, 3) not null check (duration_ms >= 0),
  report_count int not null default 0,
  created_at timestamptz not null default now()
);
create index chat_session_newest on chat_session (created_at desc, id desc);
create index chat_session_race on chat_session (race_key, created_at desc, id desc);
create index chat_session_reported on chat_session (created_at desc, id desc) where report_count > 0;

create table report (
  id uuid primary key,
  session_id uuid not null references chat_session on delete cascade,
  feedback text not null,
  actual_diagnosis text,
  actual_key text collate "C" check ((actual_key is null) = (actual_diagnosis is null)),
  -- Of its session, so that reports are counted without reading sessions.
  session_at timestamptz not null,
  suggested text,
  created_at timestamptz not null default now(),
  resolved boolean not null default false,
  resolution text,
  update_disease boolean,
  resolved_at timestamptz,
  resolved_by uuid references account on delete set null,
  constraint report_resolution check (resolved = (resolution is not null) and resolved = (update_disease is not null)
    and resolved = (resolved_at is not null))
);
create index report_list on report (resolved, created_at desc, id desc);
create index report_session on report (session_id, created_at, id);
create index report_given on report (session_at) include (suggested, actual_key, actual_diagnosis) where actual_key is not null;

-- Exact figures without counting sessions: by facet (day, hour, race, symptom, uncovered, top, band), Paris day and key.
-- The label is one of the key's spellings.
create table chat_rollup (
  facet text not null,
  day date not null,
  key text collate "C" not null,
  label text collate "C" not null,
  sessions int not null,
  reported int not null,
  reports int not null,
  duration_ms numeric not null,
  primary key (facet, day, key)
);

create function chat_facets(created_at timestamptz, race text, race_key text, symptoms text[], symptom_keys text[],
  uncovered_keys text[], top_name text, top_band int)
returns table (facet text, day date, key text, label text) language sql stable as $$
  select f.facet, (created_at at time zone 'Europe/Paris')::date, f.key, f.label
  from (
    select 'day', '', ''
    union all select 'hour', to_char(created_at at time zone 'Europe/Paris', 'HH24'), ''
    union all select 'race', race_key, race
    union all select 'top', coalesce(top_name, ''), coalesce(top_name, '')
    union all select 'band', top_band::text, '' where top_band is not null
    union all select 'symptom', s.key, s.name from unnest(symptom_keys, symptoms) as s(key, name)
    union all select 'uncovered', s.key, s.name from unnest(symptom_keys, symptoms) as s(key, name)
      where s.key = any(uncovered_keys)
  ) as f(facet, key, label)
$$;

create function chat_rollup_update() returns trigger language plpgsql as $$
begin
  if tg_op <> 'DELETE' then
    insert into chat_rollup as r
    select f.facet, f.day, f.key, min(f.label), count(*), count(*) filter (where s.report_count > 0),
      sum(s.report_count), sum(s.duration_ms)
    from new_rows s, chat_facets(s.created_at, s.race, s.race_key, s.symptoms, s.symptom_keys, s.uncovered_keys,
      s.top_name, s.top_band) f
    group by 1, 2, 3 order by 1, 2, 3
    on conflict (facet, day, key) do update set sessions = r.sessions + excluded.sessions,
      reported = r.reported + excluded.reported, reports = r.reports + excluded.reports,
      duration_ms = r.duration_ms + excluded.duration_ms, label = case when r.sessions = 0 then excluded.label else least(r.label, excluded.label) end;
  end if;
  if tg_op <> 'INSERT' then
    insert into chat_rollup as r
    select f.facet, f.day, f.key, min(f.label), -count(*), -count(*) filter (where s.report_count > 0),
      -sum(s.report_count), -sum(s.duration_ms)
    from old_rows s, chat_facets(s.created_at, s.race, s.race_key, s.symptoms, s.symptom_keys, s.uncovered_keys,
      s.top_name, s.top_band) f
    group by 1, 2, 3 order by 1, 2, 3
    on conflict (facet, day, key) do update set sessions = r.sessions + excluded.sessions,
      reported = r.reported + excluded.reported, reports = r.reports + excluded.reports,
      duration_ms = r.duration_ms + excluded.duration_ms;
  end if;
  return null;
end $$;

create trigger chat_session_inserted after insert on chat_session
  referencing new table as new_rows for each statement execute function chat_rollup_update();
create trigger chat_session_updated after update on chat_session
  referencing old table as old_rows new table as new_rows for each statement execute function chat_rollup_update();
create trigger chat_session_deleted after delete on chat_session
  referencing old table as old_rows for each statement execute function chat_rollup_update();

-- Reports by Paris day and state, and how many each session has.
create table report_rollup (
  resolved boolean not null,
  day date not null,
  reports int not null,
  primary key (resolved, day)
);

create function report_rollup_update() returns trigger language plpgsql as $$
begin
  if tg_op <> 'DELETE' then
    insert into report_rollup as r
    select resolved, (created_at at time zone 'Europe/Paris')::date, count(*) from new_rows group by 1, 2 order by 1, 2
    on conflict (resolved, day) do update set reports = r.reports + excluded.reports;
  end if;
  if tg_op <> 'INSERT' then
    insert into report_rollup as r
    select resolved, (created_at at time zone 'Europe/Paris')::date, -count(*) from old_rows group by 1, 2 order by 1, 2
    on conflict (resolved, day) do update set reports = r.reports + excluded.reports;
  end if;
  if tg_op = 'INSERT' then
    update chat_session s set report_count = s.report_count + n.reports
    from (select session_id, count(*)::int as reports from new_rows group by 1) n where s.id = n.session_id;
  elsif tg_op = 'DELETE' then
    update chat_session s set report_count = s.report_count - n.reports
    from (select session_id, count(*)::int as reports from old_rows group by 1) n where s.id = n.session_id;
  end if;
  return null;
end $$;

create trigger report_inserted after insert on report
  referencing new table as new_rows for each statement execute function report_rollup_update();
create trigger report_updated after update on report
  referencing old table as old_rows new table as new_rows for each statement execute function report_rollup_update();
create trigger report_deleted after delete on report
  referencing old table as old_rows for each statement execute function report_rollup_update();
`
